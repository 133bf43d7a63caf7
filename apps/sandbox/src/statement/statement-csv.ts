import type { StatementFacts } from "./statement-facts.ts";
import { sumByKind } from "./statement-facts.ts";
import { referenceOf } from "./statement-text.ts";
import type { PaperWords } from "./words/words.ts";

/** Matches a cell that a spreadsheet runs as a formula, also in full width (OWASP, CSV injection). */
const FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠\t\r\n]/u;
const NUMBER = /^-?\d+(\.\d+)?$/;

function toCell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

const toText = (lines: readonly (readonly string[])[]): string =>
  `\uFEFF${lines.map((cells) => cells.map(toCell).join(",")).join("\r\n")}\r\n`;

type PeriodFacts = Extract<StatementFacts, { kind: "month" | "year" }>;

function linesOfMonth({ accounts, period }: PeriodFacts, t: PaperWords): readonly (readonly string[])[] {
  const [from, to] = [period.from.toISOString(), period.to.toISOString()];
  return [
    [t.account, t.date, t.movement, t.reference, t.amountUsd, t.balanceUsd],
    ...accounts.flatMap(({ kind, opening, closing, movements }) => [
      [t.accounts[kind], from, t.opening, "", "", opening],
      ...movements.map((one) => [
        t.accounts[kind],
        one.at.toISOString(),
        t.movements[one.kind] ?? t.otherMovement,
        referenceOf(one.reference),
        one.amount,
        one.balance,
      ]),
      [t.accounts[kind], to, t.closing, "", "", closing],
    ]),
  ];
}

function linesOfYear({ accounts }: PeriodFacts, t: PaperWords): readonly (readonly string[])[] {
  return [
    [t.account, t.movement, t.count, t.received, t.spent, t.balanceUsd],
    ...accounts.flatMap((account) => [
      [t.accounts[account.kind], t.opening, "", "", "", account.opening],
      ...sumByKind(account).map((one) => [
        t.accounts[account.kind],
        t.movements[one.kind] ?? t.otherMovement,
        String(one.count),
        one.received,
        one.spent,
        "",
      ]),
      [t.accounts[account.kind], t.closing, "", account.received, account.spent, account.closing],
    ]),
  ];
}

/** Writes the statement of a month or a year as CSV (RFC 4180), whose cells no spreadsheet runs as a formula. */
export const writeStatementCsv = (facts: PeriodFacts, t: PaperWords): string =>
  toText(facts.kind === "month" ? linesOfMonth(facts, t) : linesOfYear(facts, t));
