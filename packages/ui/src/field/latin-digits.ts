/**
 * Writes the decimal digits of every script as 0 to 9, so that what an Arabic or Hindi keyboard typed is read as
 * what it says; all else stays.
 */
export function toLatinDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    // Every script keeps its digits in a row that begins with 0.
    let before = 0;
    for (let point = digit.codePointAt(0) ?? 0; /\p{Nd}/u.test(String.fromCodePoint(point - 1)); point--)
      before++;
    return String(before % 10);
  });
}
