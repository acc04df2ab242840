/** A number as it is set: with a real minus, not a hyphen. */
export function figure(value: number | string | undefined): string {
  return String(value ?? "").replace("-", "−");
}

/** A difference as it is written: with its sign. */
export const signed = (value: number): string => (value < 0 ? figure(value) : `+${value}`);
