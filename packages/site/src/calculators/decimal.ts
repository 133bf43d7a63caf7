/** A decimal number as text, such as `-12.30`. */
export type Decimal = `${number}`;

const isDecimal = (text: string): text is Decimal => /^-?\d+(\.\d+)?$/.test(text);

/** Parses a decimal to an integer and its number of decimals. */
function read(text: string): readonly [whole: bigint, places: number] {
  const [whole = "", part = ""] = text.split(".");
  return [BigInt(whole + part), part.length];
}

/** Formats an integer with a decimal point before its last digits. */
function write(whole: bigint, places: number): Decimal {
  const digits = String(whole < 0n ? -whole : whole).padStart(places + 1, "0");
  const point = digits.length - places;
  const text = `${whole < 0n ? "-" : ""}${digits.slice(0, point)}${places ? "." : ""}${digits.slice(point)}`;
  return isDecimal(text) ? text : "0";
}

const ten = (places: number) => 10n ** BigInt(places);

/** Computes the product of factors over a divisor exactly, and rounds it once, half up, to cents; null if the divisor is zero. */
export function calculateQuotient(factors: readonly string[], divisor = "1"): Decimal | null {
  let [above, places] = [1n, 0];
  for (const [whole, more] of factors.map(read)) [above, places] = [above * whole, places + more];
  const [whole, fewer] = read(divisor);
  const below = whole * ten(places);
  if (!below) return null;
  const sign = above < 0n ? -1n : 1n;
  return write((sign * (2n * sign * above * ten(fewer + 2) + below)) / (2n * below), 2);
}

/** Adds a multiple of a number to another exactly, with the decimals of the longer one. */
export function addMultiple(one: string, other: string, times: bigint): Decimal {
  const [[first, places], [second, others]] = [read(one), read(other)];
  const most = Math.max(places, others);
  return write(first * ten(most - places) + times * second * ten(most - others), most);
}
