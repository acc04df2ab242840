/** A number as it is set: with a real minus, not a hyphen. */
export function figure(value: number | string | undefined): string {
  return String(value ?? "").replace("-", "−");
}

/** A difference as it is written: with its sign. */
export const signed = (value: number): string => (value < 0 ? figure(value) : `+${value}`);

/** A share in hundredths. */
export const hundredths = (share: number): number => Math.round(share * 100);

/** How a share changed, in hundredths, with its sign; where it did not, nothing is to be signed. */
export function shift(change: number): string {
  const rounded = hundredths(change);
  return rounded === 0 ? "0" : signed(rounded);
}

/** How far a share may be off, in hundredths: something always remains. */
export const uncertainty = (doubt: number): number => Math.max(1, hundredths(doubt));
