/**
 * Converts the decimal digits of every script to 0 to 9, so that input of an Arabic or Hindi keyboard is parsed; leaves
 * other characters unchanged.
 */
export function toLatinDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    // Every script has its digits in a contiguous range that begins with 0.
    let before = 0;
    for (let point = digit.codePointAt(0) ?? 0; /\p{Nd}/u.test(String.fromCodePoint(point - 1)); point--)
      before++;
    return String(before % 10);
  });
}
