/** A number as it is set: with a real minus, not a hyphen. */
export function figure(value: number | string | undefined): string {
  return String(value ?? "").replace("-", "−");
}
