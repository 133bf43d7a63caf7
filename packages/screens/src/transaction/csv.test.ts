import { expect, test } from "vitest";
import { toCsvCell, toCsv } from "./csv.ts";

test.each([
  ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
  ["+1+cmd|' /C calc'!A0", `"'+1+cmd|' /C calc'!A0"`],
  ["-2+3", `"'-2+3"`],
  ["@SUM(A1)", `"'@SUM(A1)"`],
  ["\t=1", `"'\t=1"`],
  ["\r=1", `"'\r=1"`],
  ["  =1", `"'  =1"`],
  ["\u200B=1", `"'\u200B=1"`],
  ["＝1+1", `"'＝1+1"`],
])("%j is escaped, so that no spreadsheet runs it as a formula", (text, cell) => {
  expect(toCsvCell(text)).toBe(cell);
});

test.each([
  ["-12.50", '"-12.50"'],
  ["447.00", '"447.00"'],
  ["D-20261121-0001", '"D-20261121-0001"'],
  ["a = b", '"a = b"'],
  ["", '""'],
])("%j is not changed", (text, cell) => {
  expect(toCsvCell(text)).toBe(cell);
});

test("quotes, commas and line ends stay inside their cell", () => {
  const columns = [
    { id: "a", header: "Say, what", plain: (row: string) => row },
    { id: "b", header: "Length", plain: (row: string) => String(row.length) },
    { id: "c", header: "Look", cell: (row: string) => row },
  ];
  expect(toCsv(['He said "no",\nthen left'], columns)).toBe(
    '\uFEFF"Say, what","Length"\r\n"He said ""no"",\nthen left","23"\r\n',
  );
});
