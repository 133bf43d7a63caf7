import type { Issue, Issues } from "./issue.ts";

/** The contract's pattern of a telephone number (`Phone`), with at least three digits. */
const PHONE = /^\+?(?:[ ()-]*[0-9]){3,}[ ()-]*$/;

/** Replaces the decimal digits of every script by 0 to 9. */
function toLatinDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    // In every script the digits are consecutive code points that begin with 0.
    let before = 0;
    for (let point = digit.codePointAt(0) ?? 0; /\p{Nd}/u.test(String.fromCodePoint(point - 1)); point--)
      before += 1;
    return String(before % 10);
  });
}

/** Validates that a text is not blank. */
export function requiredIssue(text: string): Issue<"required"> | undefined {
  return text.trim() === "" ? { code: "required" } : undefined;
}

/** Returns a telephone number as it is sent: with the wire's digits, and without the invisible characters of a copied number. */
export function normalisePhone(text: string): string {
  return toLatinDigits(text)
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(/\s/g, " ")
    .trim();
}

/** Validates a telephone number: required, and made of the digits, spaces and signs that the provider accepts. */
export function phoneIssue(text: string): Issue<"required" | "phoneInvalid"> | undefined {
  const number = normalisePhone(text);
  if (/^[ ()+-]*$/.test(number)) return { code: "required" };
  return PHONE.test(number) ? undefined : { code: "phoneInvalid" };
}

/** Returns whether a text is an existing date, written `YYYY-MM-DD`. */
function isPlainDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${text}T`);
}

/** Validates a date of birth `YYYY-MM-DD`: required, an existing date, before `today`, and at least the minimum age ago. */
export function birthDateIssue(
  text: string,
  today: string,
  minimumAge = 0,
): Issue<"required" | "dateInvalid" | "dateInFuture" | "tooYoung"> | undefined {
  if (text === "") return { code: "required" };
  if (!isPlainDate(text)) return { code: "dateInvalid" };
  if (text >= today) return { code: "dateInFuture" };
  const latest = `${String(Number(today.slice(0, 4)) - minimumAge).padStart(4, "0")}${today.slice(4)}`;
  return text <= latest ? undefined : { code: "tooYoung", params: { age: String(minimumAge) } };
}

/** Returns the plain date `YYYY-MM-DD` in UTC of an instant (ms). */
export function toPlainDate(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}

/** Removes the fields without an issue. */
export function issuesOf<Values extends object, Code extends string>(
  found: Record<keyof Values, Issue<Code> | undefined>,
): Issues<Values, Code> {
  const entries = Object.entries(found).filter(([, issue]) => issue);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the entries of an object lose their keys
  return Object.fromEntries(entries) as Issues<Values, Code>;
}
