/** The number of characters of a message that a list shows. */
const EXCERPT = 120;

/** Returns the beginning of a message on one line, without a half word at its end. */
export function excerptOf(message: string): string {
  const letters = Array.from(message.replaceAll(/\s+/g, " ").trim());
  if (letters.length <= EXCERPT) return letters.join("");
  const beginning = letters.slice(0, EXCERPT).join("");
  return `${beginning.replace(/\s\S{0,20}$/, "").replace(/[\s\p{P}]+$/u, "")}…`;
}
