/**
 * Sums of money as decimal text, exact: no float comes near them. Two decimals, as currencies of the price lists have; what lies between is
 * rounded half away from zero, as the database does.
 */

/** '88.60' as a whole number of hundredths. */
function hundredths(amount: string): bigint {
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(amount);
  if (!match) throw new Error(`no amount with two decimals: ${amount}`);
  const [, sign, whole, part = ""] = match;
  const value = BigInt(whole!) * 100n + BigInt(part.padEnd(2, "0"));
  return sign === "-" ? -value : value;
}

function textOf(value: bigint): string {
  const positive = value < 0n ? -value : value;
  const text = `${positive / 100n}.${String(positive % 100n).padStart(2, "0")}`;
  return value < 0n ? `-${text}` : text;
}

function rounded(over: bigint, by: bigint): bigint {
  const half = over < 0n ? -by / 2n : by / 2n;
  return (over + half) / by;
}

/** The sum of amounts: '0.00' of none. */
export function sumOf(amounts: readonly string[]): string {
  return textOf(amounts.reduce((sum, amount) => sum + hundredths(amount), 0n));
}

/** An amount so many times. */
export function times(amount: string, pieces: number): string {
  return textOf(hundredths(amount) * BigInt(pieces));
}

/** So many percent of an amount; the percentage with two decimals at most, as text. */
export function percentOf(amount: string, percent: string): string {
  return textOf(rounded(hundredths(amount) * hundredths(percent), 10_000n));
}

/** An amount with so many percent more. */
export function raisedBy(amount: string, percent: string): string {
  return sumOf([amount, percentOf(amount, percent)]);
}

/** An amount times one whole number through another. */
export function shareOf(amount: string, over: number, by: number): string {
  return textOf(rounded(hundredths(amount) * BigInt(over), BigInt(by)));
}
