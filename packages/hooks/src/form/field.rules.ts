import type { Issue, Issues } from "./issue.ts";

/** The wire's pattern of a telephone number (contract, `Phone`), with at least three digits in it. */
const PHONE = /^\+?(?:[ ()-]*[0-9]){3,}[ ()-]*$/;

/** Writes the decimal digits of every script as 0 to 9; all else stays. */
function toLatinDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    // Every script keeps its digits in a row that begins with 0.
    let before = 0;
    for (let point = digit.codePointAt(0) ?? 0; /\p{Nd}/u.test(String.fromCodePoint(point - 1)); point--)
      before += 1;
    return String(before % 10);
  });
}

/** A text that must not be blank. */
export function requiredIssue(text: string): Issue<"required"> | undefined {
  return text.trim() === "" ? { code: "required" } : undefined;
}

/** A telephone number as it is sent: in the digits of the wire, without the unseen signs that a copied one brings along. */
export function phoneText(text: string): string {
  return toLatinDigits(text)
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(/\s/g, " ")
    .trim();
}

/** A telephone number: required, and of the digits, spaces and signs that the provider takes. */
export function phoneIssue(text: string): Issue<"required" | "phoneInvalid"> | undefined {
  const number = phoneText(text);
  if (/^[ ()+-]*$/.test(number)) return { code: "required" };
  return PHONE.test(number) ? undefined : { code: "phoneInvalid" };
}

/** Tells whether a text is a day of the calendar, written `YYYY-MM-DD`. */
function isPlainDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${text}T`);
}

/** A date of birth `YYYY-MM-DD`: required, a day of the calendar, before `today`, and so many years ago at least. */
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

/** The plain date `YYYY-MM-DD` in UTC at an instant (ms). */
export function plainDate(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}

/** Leaves out the fields that have nothing against them. */
export function issuesOf<Values extends object, Code extends string>(
  judged: Record<keyof Values, Issue<Code> | undefined>,
): Issues<Values, Code> {
  const entries = Object.entries(judged).filter(([, issue]) => issue);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the entries of an object lose their keys
  return Object.fromEntries(entries) as Issues<Values, Code>;
}
