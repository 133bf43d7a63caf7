import { loadavg } from "node:os";
import { formatMoney } from "../../ui/src/money/money-format.ts";
import { filterRows, noFilter, createSearchTexts, sortRows, addCents } from "../src/transaction/listing.ts";

/**
 * Measures filtering, searching and sorting of 5,000 transactions without rendering; the goal is 50 ms including it.
 */
const rows = Array.from({ length: 5000 }, (_, index) => ({
  id: `D-20261121-${String(index).padStart(10, "0")}`,
  method: ["Daybreak Bank", "Ridgeline Bank", "SmilePayz"][index % 3] ?? "",
  amountUsd: String(100 + ((index * 37) % 900)),
  status: ["Pending", "Completed", "Cancelled"][index % 3] ?? "",
  requestedAt: new Date(Date.UTC(2026, 10, 21) - (index % 200) * 86_400_000),
}));
type Row = (typeof rows)[number];
const short = new Intl.DateTimeFormat("en", { day: "numeric", month: "short", year: "numeric" });
const text = (id: "id" | "method" | "status") => ({
  id,
  header: id,
  plain: (row: Row) => row[id],
  order: (row: Row) => row[id],
});
const amount = (id: string, currency: string) => ({
  id,
  header: id,
  plain: (row: Row) => row.amountUsd,
  search: (row: Row) => `${formatMoney(row.amountUsd, currency, "en")}\n${addCents(row.amountUsd)}`,
  order: (row: Row) => Number(row.amountUsd),
});
const columns = [
  text("id"),
  text("method"),
  text("status"),
  { id: "date", header: "Date", plain: (row: Row) => short.format(row.requestedAt) },
  amount("amount", "MYR"),
  amount("amountUsd", "USD"),
];
const facts = {
  texts: createSearchTexts(rows, columns),
  statusOf: (row: Row) => row.status,
  dateOf: (row: Row) => row.requestedAt,
  now: Date.UTC(2026, 10, 21),
};

const works: Record<string, () => unknown> = {
  "index for the search (once a list)": () => createSearchTexts(rows, columns).read(),
  "filter by text": () => filterRows(rows, { ...noFilter, text: "4321" }, facts),
  "filter by status": () => filterRows(rows, { ...noFilter, status: "Pending" }, facts),
  "filter by period": () => filterRows(rows, { ...noFilter, days: 30 }, facts),
  "sort by a number": () => sortRows(rows, { column: "amountUsd", direction: "descending" }, columns, "en"),
  "sort by a text": () => sortRows(rows, { column: "id", direction: "descending" }, columns, "en"),
};

console.log(`5,000 rows, 40 runs each; load ${loadavg()[0]?.toFixed(1)}`);
for (const [name, work] of Object.entries(works)) {
  const times = Array.from({ length: 40 }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  }).toSorted((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(1);
  console.log(`${name}: ${at(0.5)} ms, slowest ${at(1)} ms`);
}
