import type { StatementItem } from "@broker/hooks";
import type { Language } from "../i18n/language.ts";
import type { Translate } from "../i18n/translation.tsx";
import type { statementMessages } from "./statement.messages.ts";

type Subject = Pick<StatementItem, "kind" | "subject">;

/** Returns the name of a statement, such as "Statement of October 2026". */
export function describeStatement(
  t: Translate<typeof statementMessages>,
  { locale }: Pick<Language, "locale">,
  { kind, subject }: Subject,
): string {
  if (kind === "year") return t("year", { year: subject });
  if (kind === "transaction") return t("transaction", { id: subject });
  const format = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
  return t("month", { month: format.format(new Date(`${subject}-01T00:00:00Z`)) });
}
