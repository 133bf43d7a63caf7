import { describe, expect, test } from "vitest";
import { afterSaving, leftBy, ownKeys } from "./kept-drafts.ts";

type Draft = NonNullable<Parameters<typeof afterSaving>[1]["draft"]>;
const draftOf = (key: string): Draft => ({
  intent: { key },
  unresolved: [],
  phase: "draft",
  transactionId: `D-${key}`,
});
const nothing: Draft = { intent: null, unresolved: [], phase: "draft", transactionId: null };
const kept = [draftOf("k")];

describe("an open draft that a tab leaves", () => {
  test("is kept for other tabs when this tab had only restored it, and this page does not restore it again", () => {
    const page = {};
    const keys = ownKeys(page, draftOf("k"));
    keys.after(draftOf("k"));
    keys.leave("k");
    expect(afterSaving(kept, { draft: nothing, own: keys.after(nothing) })).toEqual([...kept, nothing]);
    expect([...leftBy(page)]).toEqual(["k"]);
  });

  test("is deleted when the page itself had sent it, also after visits to other pages of the portal", () => {
    const page = {};
    ownKeys(page, null).after(draftOf("k"));
    const back = ownKeys(page, draftOf("k"));
    back.after(draftOf("k"));
    back.leave("k");
    expect(afterSaving(kept, { draft: nothing, own: back.after(nothing) })).toEqual([nothing]);
    expect([...leftBy(page)]).toEqual([]);
  });

  test("is deleted once it is done, whichever tab had sent it", () => {
    const keys = ownKeys({}, draftOf("k"));
    expect(afterSaving(kept, { draft: null, own: keys.after(draftOf("k")) })).toEqual([]);
  });
});
