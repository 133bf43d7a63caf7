import { expect, test, vi } from "vitest";
import {
  filterRows,
  noFilter,
  removeUnusedStatus,
  createSearchTexts,
  sortRows,
  statementPeriodOf,
  addCents,
} from "./listing.ts";

interface Row {
  readonly id: string;
  readonly amount: string;
  readonly status: string;
  readonly date: Date | null;
}

const NOW = Date.UTC(2026, 10, 21);
const day = (ago: number) => new Date(NOW - ago * 86_400_000);
const rows: readonly Row[] = [
  { id: "D-3", amount: "100", status: "done", date: day(1) },
  { id: "D-1", amount: "1234.5", status: "open", date: day(40) },
  { id: "D-2", amount: "100", status: "open", date: null },
];
const columns = [
  { id: "id", header: "Id", plain: (row: Row) => row.id, order: (row: Row) => row.id },
  {
    id: "amount",
    header: "Amount",
    plain: (row: Row) => row.amount,
    search: (row: Row) => `RM\u00A0${row.amount === "100" ? "100.00" : "1,234.50"}\n${addCents(row.amount)}`,
    order: (row: Row) => Number(row.amount),
  },
  { id: "status", header: "Status", plain: (row: Row) => row.status },
];
const facts = {
  texts: createSearchTexts(rows, columns),
  statusOf: (row: Row) => row.status,
  dateOf: (row: Row) => row.date,
  now: NOW,
};
const ids = (found: readonly Row[]) => found.map(({ id }) => id);

test("without a filter every row is listed, in its order", () => {
  expect(ids(filterRows(rows, noFilter, facts))).toEqual(["D-3", "D-1", "D-2"]);
  expect(ids(sortRows(rows, null, columns, "en"))).toEqual(["D-3", "D-1", "D-2"]);
});

test("a text is found in every column, in any case", () => {
  expect(ids(filterRows(rows, { ...noFilter, text: " d-1 " }, facts))).toEqual(["D-1"]);
  expect(ids(filterRows(rows, { ...noFilter, text: "OPEN" }, facts))).toEqual(["D-1", "D-2"]);
  expect(ids(filterRows(rows, { ...noFilter, text: "nothing" }, facts))).toEqual([]);
});

test.each(["1234.5", "1234.50", "1,234.50", "RM 1,234.50", "rm 1,2"])(
  "an amount is found as it is shown, and in other notations: %s",
  (text) => {
    expect(ids(filterRows(rows, { ...noFilter, text }, facts))).toEqual(["D-1"]);
  },
);

test("an amount without cents is found with them", () => {
  expect(ids(filterRows(rows, { ...noFilter, text: "100.00" }, facts))).toEqual(["D-3", "D-2"]);
  expect(["100", "1234.5", "0.07", "-3.125"].map(addCents)).toEqual(["100.00", "1234.50", "0.07", "-3.125"]);
});

test("the search does not depend on the machine's locale", () => {
  const lower = String.prototype.toLocaleLowerCase;
  vi.spyOn(String.prototype, "toLocaleLowerCase").mockImplementation(function (this: string) {
    return lower.call(this, "tr");
  });
  const bank = [{ id: "RIDG" }];
  const texts = createSearchTexts(bank, [{ id: "id", header: "Id", plain: ({ id }) => id }]);
  const found = (text: string) =>
    filterRows(bank, { ...noFilter, text }, { texts, statusOf: () => "", dateOf: () => null, now: NOW });
  expect([found("RIDG"), found("ridg"), found("Ridg")]).toEqual([bank, bank, bank]);
  vi.restoreAllMocks();
});

test("texts are sorted by the portal's language, not by the machine's", () => {
  const words = ["Z", "Ä", "A"].map((id) => ({ id }));
  const column = { id: "id", header: "Id", order: ({ id }: { id: string }) => id };
  const sorted = (locale: string) =>
    sortRows(words, { column: "id", direction: "ascending" }, [column], locale).map(({ id }) => id);
  expect(sorted("de")).toEqual(["A", "Ä", "Z"]);
  expect(sorted("sv")).toEqual(["A", "Z", "Ä"]);
});

test("a status that no row has any more does not filter", () => {
  const asked = { ...noFilter, text: "D-", status: "open" };
  expect(removeUnusedStatus(asked, new Set(["open", "done"]))).toBe(asked);
  expect(removeUnusedStatus(asked, new Set(["done"]))).toEqual({ ...asked, status: "all" });
  expect(removeUnusedStatus(noFilter, new Set())).toBe(noFilter);
});

test("status and period are combined; a row without a date is in no period", () => {
  expect(ids(filterRows(rows, { ...noFilter, status: "open" }, facts))).toEqual(["D-1", "D-2"]);
  expect(ids(filterRows(rows, { ...noFilter, status: "open", days: 90 }, facts))).toEqual(["D-1"]);
  expect(ids(filterRows(rows, { ...noFilter, days: 30 }, facts))).toEqual(["D-3"]);
});

test("a range of days contains its first and its last day, and may be open at either end", () => {
  const local = (hours: number, date: number) => new Date(2026, 9, date, hours, 30);
  const days = [local(0, 1), local(23, 3), local(0, 4)].map((date, index) => ({ id: `R-${index}`, date }));
  const within = (from: string, to: string) =>
    filterRows(
      days,
      { ...noFilter, range: { from, to } },
      { texts: { read: () => new Map() }, statusOf: () => "", dateOf: ({ date }) => date, now: NOW },
    ).map(({ id }) => id);
  expect(within("2026-10-01", "2026-10-03")).toEqual(["R-0", "R-1"]);
  expect(within("2026-10-02", "")).toEqual(["R-1", "R-2"]);
  expect(within("", "2026-10-01")).toEqual(["R-0"]);
  expect(within("", "")).toEqual(["R-0", "R-1", "R-2"]);
  expect(ids(filterRows(rows, { ...noFilter, range: { from: "", to: "2026-12-31" } }, facts))).toEqual([
    "D-3",
    "D-1",
  ]);
});

test("a statement of a range covers its days", () => {
  const period = statementPeriodOf(
    [],
    { days: 0, range: { from: "2026-10-01", to: "2026-10-03" } },
    new Date(NOW),
  );
  expect(period).toEqual({ from: new Date(2026, 9, 1), to: new Date(2026, 9, 3, 23, 59, 59, 999) });
});

test("amounts are sorted as numbers, and the sort is stable", () => {
  const sorted = (direction: "ascending" | "descending") =>
    ids(sortRows(rows, { column: "amount", direction }, columns, "en"));
  expect(sorted("ascending")).toEqual(["D-3", "D-2", "D-1"]);
  expect(sorted("descending")).toEqual(["D-1", "D-3", "D-2"]);
});

test("a column that cannot be sorted changes nothing", () => {
  expect(sortRows(rows, { column: "status", direction: "ascending" }, columns, "en")).toBe(rows);
});

test("a statement covers the days of its filter, or begins with its oldest row, and ends on the day of printing", () => {
  const dates = rows.map(({ date }) => date);
  expect(statementPeriodOf(dates, noFilter, new Date(NOW))).toEqual({ from: day(40), to: new Date(NOW) });
  expect(statementPeriodOf(dates, { ...noFilter, days: 30 }, new Date(NOW))).toEqual({
    from: day(30),
    to: new Date(NOW),
  });
  expect(statementPeriodOf([null], noFilter, new Date(NOW))).toEqual({
    from: new Date(NOW),
    to: new Date(NOW),
  });
});

test("the texts of a row are built once for all searches, and its sort value once per sort", () => {
  let asked = 0;
  const count = <Value>(value: Value): Value => {
    asked += 1;
    return value;
  };
  const many = Array.from({ length: 500 }, (_, index) => ({ ...rows[0], id: `D-${(index * 37) % 500}` }));
  type Many = (typeof many)[number];
  const column = {
    id: "id",
    header: "Id",
    plain: (row: Many) => count(row.id),
    order: (row: Many) => count(row.id),
  };
  const texts = createSearchTexts(many, [column]);
  expect(asked).toBe(0);
  for (const text of ["D", "D-", "D-4"])
    filterRows(many, { ...noFilter, text }, { texts, statusOf: () => "", dateOf: () => null, now: NOW });
  expect(asked).toBe(many.length);
  sortRows(many, { column: "id", direction: "ascending" }, [column], "en");
  expect(asked).toBe(2 * many.length);
});

test("the texts of thousands of rows are prepared in idle time, each once, and a search builds only the missing ones", () => {
  let built = 0;
  const many = Array.from({ length: 5000 }, (_, index) => ({ id: `D-${index}` }));
  const plain = ({ id }: { id: string }) => {
    built += 1;
    return id;
  };
  const texts = createSearchTexts(many, [{ id: "id", header: "Id", plain }]);
  let left = 2000;
  const hasTime = () => (left -= 1) >= 0;
  expect(texts.prepare(hasTime)).toBe(false);
  expect(built).toBe(2000);
  expect(texts.read().get(many[4999] ?? { id: "" })).toBe("d-4999\n");
  expect(built).toBe(5000);
  expect(texts.prepare(() => true)).toBe(true);
  expect(built).toBe(5000);
});
