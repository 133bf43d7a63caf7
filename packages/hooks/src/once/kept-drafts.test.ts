import { describe, expect, test } from "vitest";
import { isOfPage, mergeDraft, trackKeys } from "./kept-drafts.ts";

type Draft = NonNullable<Parameters<typeof mergeDraft>[1]["draft"]>;
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
    const keys = trackKeys(page, draftOf("k"));
    keys.after(draftOf("k"));
    keys.leave("k");
    expect(mergeDraft(kept, { draft: nothing, own: keys.after(nothing) })).toEqual([...kept, nothing]);
    expect(isOfPage(page)(draftOf("k"))).toBe(false);
  });

  test("is deleted when the page itself had sent it, also after visits to other pages of the portal", () => {
    const page = {};
    trackKeys(page, null).after(draftOf("k"));
    const back = trackKeys(page, draftOf("k"));
    back.after(draftOf("k"));
    back.leave("k");
    expect(mergeDraft(kept, { draft: nothing, own: back.after(nothing) })).toEqual([nothing]);
    expect(isOfPage(page)(draftOf("k"))).toBe(true);
  });

  test("is deleted once it is done, whichever tab had sent it", () => {
    const keys = trackKeys({}, draftOf("k"));
    expect(mergeDraft(kept, { draft: null, own: keys.after(draftOf("k")) })).toEqual([]);
  });
});
