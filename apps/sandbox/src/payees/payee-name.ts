/**
 * Invisible characters, which can also reverse the text after them, and letters that no reader sees; except the two that
 * join letters and emoji.
 */
const INVISIBLE = /(?![\u{200C}\u{200D}])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Returns a name as it is stored, and in the notation in which names are compared. Names that look the same are equal in it, so
 * that a thief cannot give an account the name of another account.
 */
export function toPayeeName(given: string): { readonly name: string; readonly nameKey: string } {
  const name = given.normalize("NFC").replaceAll(INVISIBLE, "").trim().replaceAll(/\s+/g, " ");
  const nameKey = name
    .normalize("NFKC")
    .replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "")
    .toLowerCase()
    .replaceAll(/[\s\u{2800}]+/gu, " ")
    .trim();
  return { name, nameKey };
}
