import type { ReactElement } from "react";
import { afterEach, expect, test } from "vitest";
import { cdp, page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "../button/button.tsx";
import { LongTable } from "./long-table.tsx";
import { SimpleTable } from "./simple-table.tsx";
import { Table } from "./table.tsx";

interface Transfer {
  id: string;
  remarks: string;
}

const transfers = {
  label: "Transfers",
  columns: [
    { id: "id", header: "Transaction", cell: ({ id }: Transfer) => id },
    { id: "remarks", header: "Remarks", cell: ({ remarks }: Transfer) => remarks },
    { id: "file", header: "File", isScreenOnly: true, cell: () => <Button variant="quiet">View</Button> },
  ],
  rows: [
    { id: "DP-1", remarks: "Opening" },
    { id: "DP-2", remarks: "Closing" },
  ],
  rowId: ({ id }: Transfer) => id,
  emptyState: "Nothing",
};
const tables = {
  Table: <Table {...transfers} />,
  SimpleTable: <SimpleTable {...transfers} />,
  LongTable: <LongTable {...transfers} />,
};

const root = document.documentElement;

/** Emulates forced colours; the default without an argument. */
const emulate = (value: "active" | "none") =>
  cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "forced-colors", value }] });

afterEach(async () => {
  root.removeAttribute("dir");
  delete root.dataset["colorScheme"];
  await emulate("none");
  await page.viewport(1280, 800);
});

/** Returns a function that reads the colours along a line of pixels of a screenshot. */
async function readPicture(picture: string): Promise<(y: number) => ReadonlySet<string>> {
  const answer = await fetch(`data:image/png;base64,${picture}`);
  const bitmap = await createImageBitmap(await answer.blob());
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  if (context === null) throw new Error("This browser draws nothing");
  context.drawImage(bitmap, 0, 0);
  return (y) => {
    const { data } = context.getImageData(0, y, bitmap.width, 1);
    return new Set(Array.from({ length: bitmap.width }, (_, x) => data.slice(x * 4, x * 4 + 4).join()));
  };
}

/** Returns the colours of the line below each row but the last, and of the pixels above it. */
async function linesOf(table: ReactElement) {
  const screen = await render(<div data-testid="table">{table}</div>);
  const place = screen.getByTestId("table");
  const { top } = place.element().getBoundingClientRect();
  const coloursAt = await readPicture(await place.screenshot({ save: false }));
  const rows = [...place.element().querySelectorAll("tr")]
    .filter((row) => row.checkVisibility())
    .slice(0, -1);
  const lines = rows.map((row) => {
    const line = Math.round(row.getBoundingClientRect().bottom - top) - 1;
    return { line: [...coloursAt(line)], above: [...coloursAt(line - 4)] };
  });
  await screen.unmount();
  return lines;
}

const sides = [1024, 1280, 1440].flatMap((width) =>
  (["light", "dark"] as const).flatMap((scheme) =>
    (["ltr", "rtl"] as const).map((direction) => ({ width, scheme, direction })),
  ),
);

test.each(sides)(
  "draws the lines of rows in one colour from edge to edge, $width px, $scheme, $direction",
  async ({ width, scheme, direction }) => {
    await page.viewport(width, 640);
    root.dir = direction;
    root.dataset["colorScheme"] = scheme;
    for (const table of Object.values(tables)) {
      const lines = await linesOf(table);
      expect(lines).toHaveLength(2);
      for (const { line } of lines) expect(line).toHaveLength(1);
    }
  },
);

test.each([390, 1280])("draws the lines of rows with forced colours, %i px", async (width) => {
  await page.viewport(width, 640);
  await emulate("active");
  expect(matchMedia("(forced-colors: active)").matches).toBe(true);
  for (const table of Object.values(tables))
    for (const { line, above } of await linesOf(table)) expect(above).not.toContain(line[0]);
});
