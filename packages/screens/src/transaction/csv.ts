import type { ListColumn } from "./list-column.ts";

/** Matches a cell that a spreadsheet runs as a formula, also in full width (OWASP, CSV injection). */
const FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠\t\r\n]/u;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** Formats a cell of a CSV file: quoted, and never run as a formula. Plain numbers stay numbers. */
export function toCsvCell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Formats rows as a CSV file (RFC 4180), with a byte order mark by which spreadsheets recognise UTF-8. */
export function toCsv<Row>(rows: readonly Row[], columns: readonly ListColumn<Row>[]): string {
  const written = columns.flatMap(({ header, plain }) => (plain ? [{ header, plain }] : []));
  const lines = [
    written.map(({ header }) => header),
    ...rows.map((row) => written.map(({ plain }) => plain(row))),
  ];
  return `\uFEFF${lines.map((cells) => cells.map(toCsvCell).join(",")).join("\r\n")}\r\n`;
}
