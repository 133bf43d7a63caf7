import { inner, type Look, page, quiet, type Sheet } from "./sheet.ts";

type Structure = ReturnType<Sheet["doc"]["struct"]>;

/** A column: its part of the width, and whether it holds figures. */
export interface Column {
  readonly head: string;
  readonly part: number;
  readonly isFigure?: boolean;
}

/** A row, and whether it is emphasised. */
export interface Row {
  readonly cells: readonly string[];
  readonly isStrong?: boolean;
}

const SIZE = 9;
const LEADING = 13;
const PADDING = 5;
const GAP = 10;

/** The place of the next part on the pages of a document. */
export interface Cursor {
  y: number;
}

/** Moves to a new page where a height does not fit any more; returns whether it did. */
export function makeRoom(sheet: Sheet, cursor: Cursor, height: number): boolean {
  if (cursor.y + height <= page.height - page.bottom) return false;
  sheet.doc.addPage();
  cursor.y = page.top;
  return true;
}

/** Returns the place of each column across the page. */
function placesOf(columns: readonly Column[]) {
  const parts = columns.reduce((sum, { part }) => sum + part, 0);
  const room = inner - GAP * (columns.length - 1);
  let at: number = page.side;
  return columns.map(({ part }) => {
    const width = (room * part) / parts;
    const x = at;
    at += width + GAP;
    return { x, width };
  });
}

/** Adds a table with tags for screen readers; its head is repeated on each page. */
export function addTable(
  sheet: Sheet,
  parent: Structure,
  cursor: Cursor,
  { columns, rows }: { readonly columns: readonly Column[]; readonly rows: readonly Row[] },
): void {
  const { doc } = sheet;
  const places = placesOf(columns);
  const lookOf = (index: number, more: Partial<Look>): Look => ({
    size: SIZE,
    // Figures end on the right in every language, so that their points are aligned.
    ...(columns[index]?.isFigure && sheet.direction === "ltr" && { align: "end" }),
    ...more,
  });
  const table = doc.struct("Table");
  parent.add(table);

  const addRow = (type: "TH" | "TD" | null, { cells, isStrong }: Row): void => {
    const more: Partial<Look> = {
      ...((isStrong ?? type === "TH") && { weight: "strong" }),
      ...(type !== "TD" && { colour: quiet }),
    };
    const lines = cells.map((text, index) =>
      sheet.wrap(text, places[index]?.width ?? 0, lookOf(index, more)),
    );
    const height = Math.max(...lines.map((all) => all.length)) * LEADING + 2 * PADDING - 3;
    // The head is drawn again for sighted readers only: a screen reader names the head of each cell.
    if (type === "TD" && makeRoom(sheet, cursor, height)) addRow(null, headRow);
    const top = cursor.y + PADDING - 1;
    const drawCell = (index: number) => {
      for (const [line, text] of (lines[index] ?? []).entries()) {
        const isFigure = columns[index]?.isFigure === true && type === "TD";
        const look = lookOf(index, { ...more, ...(isFigure && { direction: "ltr" }) });
        sheet.draw(text, { x: 0, width: 0, ...places[index], y: top + line * LEADING }, look);
      }
    };
    if (type === null) {
      doc.markContent("Artifact", { type: "Pagination" });
      for (const index of cells.keys()) drawCell(index);
      doc.endMarkedContent();
    } else {
      const row = doc.struct("TR");
      table.add(row);
      for (const [index, text] of cells.entries()) {
        const cell = doc.struct(type, { actual: text }, () => drawCell(index));
        row.add(cell);
        cell.end();
      }
      row.end();
    }
    cursor.y += height;
    sheet.line({ x: page.side, y: cursor.y - 1, width: inner }, isStrong || type !== "TD" ? 0.9 : 0.4);
  };

  const headRow: Row = { cells: columns.map(({ head }) => head), isStrong: true };
  makeRoom(sheet, cursor, 60);
  addRow("TH", headRow);
  for (const row of rows) addRow("TD", row);
  table.end();
}
