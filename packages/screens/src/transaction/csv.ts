import type { ListColumn } from "./list-column.ts";

/** What a spreadsheet takes for a formula when a cell begins with it, also in full width (OWASP, CSV injection). */
const FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠\t\r\n]/u;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** One cell of a CSV file: quoted, and never a formula to a spreadsheet. Plain numbers stay numbers. */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Rows as a CSV file (RFC 4180), with the mark by which spreadsheets know UTF-8. */
export function toCsv<Row>(rows: readonly Row[], columns: readonly ListColumn<Row>[]): string {
  const written = columns.flatMap(({ header, plain }) => (plain ? [{ header, plain }] : []));
  const lines = [
    written.map(({ header }) => header),
    ...rows.map((row) => written.map(({ plain }) => plain(row))),
  ];
  return `\uFEFF${lines.map((cells) => cells.map(csvCell).join(",")).join("\r\n")}\r\n`;
}
