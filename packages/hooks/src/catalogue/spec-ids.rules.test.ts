import { describe, expect, test } from "vitest";
import { NO_ID, readIds, statusIds, typeIds } from "./spec-ids.rules.ts";

const order = ["Pending", "Processing", "Shipped", "Processed", "Completed", "Cancelled"];

describe("payment statuses", () => {
  test("are recognised by name, whatever their ids", () => {
    const read = readIds(
      statusIds,
      order.map((name, index) => ({
        id: 60 - index * 10,
        name: index % 2 ? name.toUpperCase() : ` ${name} `,
      })),
    );
    expect(order.map((_, index) => read(60 - index * 10).id)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(read(20).name).toBe("Completed");
    // An id of the specification's order that this provider does not have means nothing there.
    expect(read(5)).toEqual({ id: NO_ID, name: null });
  });

  test("with an unknown name retain it, and have no known meaning", () => {
    const read = readIds(statusIds, [
      { id: 1, name: "Completed" },
      { id: 7, name: "On hold" },
      { id: 8, name: "Canceled" },
    ]);
    expect([read(7), read(8).id]).toEqual([{ id: NO_ID, name: "On hold" }, 6]);
  });

  test.each([
    ["the call failed", null],
    ["the list is empty", []],
    ["no name is known", [{ id: 1, name: "Menunggu" }]],
  ])("have the order of the specification where %s", (_why, list) => {
    const read = readIds(statusIds, list);
    expect([1, 5, 6, 99].map((id) => read(id))).toEqual([1, 5, 6, 99].map((id) => ({ id, name: null })));
  });
});

test("payment types are recognised by name: bank 4, crypto 5, gateway 3", () => {
  const read = readIds(typeIds, [
    { id: 1, name: "bank transfer" },
    { id: 2, name: "Cryptocurrency" },
    { id: 3, name: "Payment Gateway" },
    { id: 4, name: "Voucher" },
  ]);
  expect([1, 2, 3, 4, 5].map((id) => read(id).id)).toEqual([4, 5, 3, NO_ID, NO_ID]);
  expect([3, 4, 5].map((id) => readIds(typeIds, null)(id).id)).toEqual([3, 4, 5]);
});
