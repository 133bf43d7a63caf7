import type { PaperWords } from "./words/words.ts";

/** Returns the reference of a movement as a client knows it: the id of a transaction; empty for an internal one. */
export const referenceOf = (reference: string): string =>
  /^[A-Z]-\d{8}-[A-Z0-9]+$/.test(reference) ? reference : "";

/** Formats an exact decimal in a language; never as a binary number. */
export function formatExact(amount: string, { locale }: Pick<PaperWords, "locale">): string {
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  // Of a text, `Intl` formats every digit; its type takes numeric text only.
  const isNumeric = (text: string): text is `${number}` => /^-?\d+(\.\d+)?$/.test(text);
  return isNumeric(amount) ? format.format(amount) : amount;
}

/** Formats a day in a language, in UTC. */
export const formatDayIn = (at: Date, { locale }: Pick<PaperWords, "locale">): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" }).format(at);

/** Formats a day with its time in a language, in UTC. */
export const formatTimeIn = (at: Date, { locale }: Pick<PaperWords, "locale">): string =>
  `${new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" }).format(at)} UTC`;

/** Formats the month or the year of a statement. */
export function formatSubject(
  { kind, subject }: { readonly kind: string; readonly subject: string },
  { locale }: Pick<PaperWords, "locale">,
): string {
  if (kind !== "month") return subject;
  const format = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
  return format.format(new Date(`${subject}-01T00:00:00Z`));
}

/** Writes a code in groups of four, as it is printed. */
export const groupCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, "$1-");
