import { examples } from "@broker/api-spec/examples";
import { describe, expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { createTestProvider } from "../../test/provider.ts";
import { signedIn, within } from "../../test/render.tsx";
import { toSentNote, validateNote } from "./note.rules.ts";
import { noteQueries } from "./note.queries.ts";
import { readNoteDraft } from "./note-draft.ts";
import { useTransactionNote } from "./use-transaction-note.ts";
import { useTransactionNotes } from "./use-transaction-notes.ts";

const { data: told } = examples.GetCapabilities.success;
const ID = "D-20261120-0001";
type Note = (typeof examples.GetTransactionNotes.success.data)[number];
type Lost = "before" | "after" | null;

/** Creates a provider that keeps notes as the contract says. After `lose` the connection breaks at the next save, before or after the provider has saved. */
function withNotes(first: readonly Note[] = []) {
  let notes = [...first];
  let lost: Lost = null;
  let versions = 0;
  let held: Promise<void> | null = null;
  const ok = (data: unknown, responseCode = 1) => Response.json({ responseCode, responseMessage: "", data });
  const put = (text: string) => {
    versions += 1;
    const note = { transactionId: ID, text, version: `V${versions}`, changedAt: "2026-11-21T09:30:00Z" };
    notes = text === "" ? [] : [note];
    return text === "" ? { ...note, version: null, changedAt: null } : note;
  };
  const provider = createTestProvider({
    GetCapabilities: () => ok({ ...told, capabilities: [...told.capabilities, "notes"] }),
    async GetTransactionNotes() {
      const read = ok(notes);
      await held;
      return read;
    },
    async SaveTransactionNote(request) {
      const { text, version }: { text: string; version: string | null } = await request.json();
      const [stored] = notes;
      const spoilt = lost;
      lost = null;
      if (spoilt === "before") throw new TypeError("The network is gone");
      if (stored?.text !== text && (stored?.version ?? null) !== version)
        return ok(stored ?? { transactionId: ID, text: "", version: null, changedAt: null }, 1170);
      const saved = stored?.text === text ? stored : put(text);
      if (spoilt === "after") throw new TypeError("The network is gone");
      return ok(saved);
    },
  });
  /** Holds the answers to reads back until the returned function is called. */
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    held = promise;
    return resolve;
  };
  return { provider, put, hold, lose: (when: Lost) => void (lost = when), notes: () => notes };
}

/** Opens a note, and waits until it has been read. */
async function open(world: ReturnType<typeof withNotes>, party?: Awaited<ReturnType<typeof signedIn>>) {
  const { broker } = party ?? (await signedIn(world.provider));
  const saved: string[] = [];
  const { result, act, unmount } = await renderHook(
    () => useTransactionNote({ transactionId: ID, onSaved: (text) => saved.push(text) }),
    within(broker),
  );
  const now = () => {
    if (result.current.status !== "loaded") throw new Error("The note has not been read");
    return result.current;
  };
  await expect.poll(() => result.current.status).toBe("loaded");
  const write = (text: string) => act(() => now().change(text));
  const press = (command: "save" | "replace" | "discard") => act(() => now()[command]());
  const count = () => world.provider.calls.filter((call) => call === "SaveTransactionNote").length;
  return { broker, now, write, press, saved, count, unmount };
}

describe("the note on a transaction", () => {
  test("is written, replaced and removed, each with one call", async () => {
    const world = withNotes();
    const { now, write, press, saved, count } = await open(world);
    expect(now()).toMatchObject({ text: "", isEdited: false, isConflict: false, saved: { changedAt: null } });
    await write("Rent");
    expect(now()).toMatchObject({ text: "Rent", isEdited: true, saved: { text: "" } });
    await press("save");
    await press("save");
    await expect.poll(now).toMatchObject({ text: "Rent", isEdited: false, saved: { text: "Rent" } });
    await write("Rent\nfor December ");
    await press("save");
    await expect.poll(() => now().saved.text).toBe("Rent\nfor December");
    await write("");
    await press("save");
    await expect.poll(() => now().saved).toEqual({ text: "", changedAt: null });
    expect(saved).toEqual(["Rent", "Rent\nfor December", ""]);
    expect(count()).toBe(3);
  });

  test("that is too long is not sent", async () => {
    const { now, write, press, count } = await open(withNotes());
    await write("x".repeat(281));
    expect(now().issue).toEqual({ code: "noteTooLong", params: { max: 280, over: 1 } });
    await press("save");
    expect(count()).toBe(0);
  });

  test("of another tab is shown beside the text of the field, and is replaced only where the user decides so", async () => {
    const world = withNotes();
    const { now, write, press, count } = await open(world);
    await write("Mine");
    world.put("Theirs");
    await press("save");
    await expect
      .poll(now)
      .toMatchObject({ isConflict: true, text: "Mine", saved: { text: "Theirs" }, failure: null });
    await press("save");
    // Writing on is no decision.
    await write("Mine too");
    expect(now()).toMatchObject({ isConflict: true, saved: { text: "Theirs" } });
    await press("save");
    expect([count(), world.notes()[0]?.text]).toEqual([1, "Theirs"]);
    await press("replace");
    await expect.poll(now).toMatchObject({ isConflict: false, isEdited: false, saved: { text: "Mine too" } });
    expect(count()).toBe(2);
  });

  test("of another tab is kept where the user decides so, and can then be edited", async () => {
    const world = withNotes();
    const { now, write, press } = await open(world);
    await write("Mine");
    world.put("Theirs");
    await press("save");
    await expect.poll(() => now().isConflict).toBe(true);
    await press("discard");
    expect(now()).toMatchObject({ isConflict: false, isEdited: false, text: "Theirs" });
    await write("Theirs and mine");
    await press("save");
    await expect.poll(() => now().saved.text).toBe("Theirs and mine");
  });

  test("whose answer was lost is shown as saved once a read has it, and causes no conflict", async () => {
    const world = withNotes();
    const { now, write, press, count, saved } = await open(world);
    await write("Rent");
    world.lose("after");
    await press("save");
    await expect.poll(now).toMatchObject({ isEdited: false, failure: null, saved: { text: "Rent" } });
    expect([count(), saved]).toEqual([1, ["Rent"]]);
    world.put("Roof");
    await write("Rent for December");
    expect(now()).toMatchObject({ isConflict: false, isEdited: true });
  });

  test("whose request was lost is kept with the reason, and can be saved again", async () => {
    const world = withNotes();
    const { now, write, press, count } = await open(world);
    await write("Rent");
    world.lose("before");
    await press("save");
    await expect
      .poll(now)
      .toMatchObject({ isUnknown: true, failure: { kind: "offline" }, text: "Rent", isEdited: true });
    await press("save");
    await expect.poll(now).toMatchObject({ isUnknown: false, failure: null, saved: { text: "Rent" } });
    expect(count()).toBe(2);
  });

  test("that is being written is kept while its page is closed, and still conflicts with one of another tab", async () => {
    const world = withNotes();
    const party = await signedIn(world.provider);
    const first = await open(world, party);
    await first.write("Mine");
    await first.unmount();
    world.put("Theirs");
    const second = await open(world, party);
    await expect
      .poll(second.now)
      .toMatchObject({ text: "Mine", isConflict: true, saved: { text: "Theirs" } });
    await second.press("discard");
    await second.unmount();
    expect(readNoteDraft(party.broker, ID)).toBeNull();
  });

  test("that was saved is not brought back to the earlier one by an answer to an earlier read", async () => {
    const world = withNotes();
    const { broker, now, write, press } = await open(world);
    const release = world.hold();
    const { queryKey } = noteQueries.list(broker);
    const reading = broker.queryClient.invalidateQueries({ queryKey });
    const reads = () => world.provider.calls.filter((call) => call === "GetTransactionNotes").length;
    await expect.poll(reads).toBe(2);
    await write("Rent");
    await press("save");
    await expect.poll(now).toMatchObject({ isEdited: false, saved: { text: "Rent" } });
    release();
    await reading;
    expect(broker.queryClient.getQueryData(queryKey)).toMatchObject([{ text: "Rent" }]);
  });

  test("whose client signed out during its save is not among the notes of the next client", async () => {
    const world = withNotes();
    const { broker, write, press, count } = await open(world);
    const { queryKey } = noteQueries.list(broker);
    await write("Mine");
    world.provider.duringNext("SaveTransactionNote", () => {
      const before = broker.session.get();
      if (before.status !== "signedIn") return;
      const user = { ...before.user, staffUserId: before.user.staffUserId + 1 };
      broker.session.signIn(user, "b@example.com");
      broker.queryClient.setQueryData(queryKey, []);
    });
    await press("save");
    await expect.poll(count).toBe(1);
    await expect.poll(() => broker.queryClient.isMutating()).toBe(0);
    expect(world.notes()).toMatchObject([{ text: "Mine" }]);
    expect(broker.queryClient.getQueryData(queryKey)).toEqual([]);
  });

  test("that is being written is never shown to another user", async () => {
    const world = withNotes();
    const party = await signedIn(world.provider);
    const { write } = await open(world, party);
    await write("Mine");
    const now = party.broker.session.get();
    if (now.status !== "signedIn") throw new Error("Nobody is signed in");
    party.broker.session.signIn({ ...now.user, staffUserId: now.user.staffUserId + 1 }, "b@example.com");
    expect(readNoteDraft(party.broker, ID)).toBeNull();
  });
});

test("the notes are read as a map from the id of a transaction to its text", async () => {
  const { provider } = withNotes(examples.GetTransactionNotes.success.data);
  const { broker } = await signedIn(provider);
  const { result } = await renderHook(() => useTransactionNotes(), within(broker));
  expect(result.current.size).toBe(0);
  await expect.poll(() => result.current.get(ID)).toBe("Rent for December");
});

test.each([
  ["a\r\nb\rc", "a\nb\nc"],
  ["a\tb\u0007c", "a b c"],
  ["  \n Rent \n", "Rent"],
  ["\n", ""],
])("the note %j is sent as %j", (text, sent) => {
  expect(toSentNote(text)).toBe(sent);
});

test("an emoji counts as one character, as the provider counts it", () => {
  expect(validateNote("🧾".repeat(280))).toBeNull();
  expect(validateNote("🧾".repeat(281))).toMatchObject({ params: { over: 1 } });
});
