import { examples } from "@broker/api-spec/examples";
import { afterEach, describe, expect, test, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { createStreamingProvider } from "../../test/event-streams.ts";
import { signedIn, within } from "../../test/render.tsx";
import { useEvents } from "../event/use-events.ts";
import { noteLive } from "../live-brokers.ts";
import { inboxQueries } from "./inbox.queries.ts";
import { useEventPreferences } from "./use-event-preferences.ts";
import { useInbox } from "./use-inbox.ts";

afterEach(() => void vi.restoreAllMocks());

type Entry = (typeof examples.GetInbox.success.data.entries)[number];
const { entries: listed } = examples.GetInbox.success.data;
const answer = (data: unknown, responseCode = 1) =>
  Response.json({ responseCode, responseMessage: "", data });

/** Creates a provider that keeps an inbox and preferences. */
function createInboxProvider({ fails = false } = {}) {
  let entries: readonly Entry[] = [...listed];
  let preferences = [...examples.GetPreferences.success.data];
  const marked: unknown[] = [];
  const switched: unknown[] = [];
  const streams = createStreamingProvider(["events", "inbox"], {
    GetInbox: () => answer({ entries, unread: entries.filter(({ isRead }) => !isRead).length }),
    async MarkRead(request) {
      const body: { entryIds: string[] } = await request.json();
      marked.push(body.entryIds);
      if (fails) return answer(null, 0);
      entries = entries.map((one) =>
        body.entryIds.includes(one.entryId) ? Object.assign({}, one, { isRead: true }) : one,
      );
      return answer(null);
    },
    GetPreferences: () => answer(preferences),
    async UpdatePreferences(request) {
      const wanted: (typeof preferences)[number] = await request.json();
      switched.push([wanted.kind, wanted.channel, wanted.isOn]);
      if (fails) return answer(null, 0);
      preferences = preferences.map((one) =>
        one.kind === wanted.kind && one.channel === wanted.channel
          ? Object.assign({}, one, { isOn: wanted.isOn })
          : one,
      );
      return answer(preferences);
    },
  });
  return {
    streams,
    marked,
    switched,
    add(entryId: string) {
      entries = [
        {
          entryId,
          kind: "deposit",
          change: "depositCompleted",
          subject: "D-1",
          at: "2026-11-21T09:00:00Z",
          isRead: false,
        },
        ...entries,
      ];
    },
  };
}

async function openInbox(options: { fails?: boolean } = {}) {
  const world = createInboxProvider(options);
  const { broker, provider } = await signedIn(world.streams.provider);
  const arrived: number[] = [];
  const useBoth = () => ({
    events: useEvents(),
    inbox: useInbox({ onArrived: (count) => void arrived.push(count) }),
  });
  const { result, act } = await renderHook(useBoth, within(broker));
  await expect.poll(() => result.current.inbox).toMatchObject({ status: "loaded", unread: 2 });
  await expect.poll(() => result.current.events.isLive).toBe(true);
  const inbox = () => {
    const { inbox: now } = result.current;
    if (now.status !== "loaded") throw new Error("The inbox is not loaded");
    return now;
  };
  const reads = () => provider.calls.filter((call) => call === "GetInbox").length;
  return { ...world, inbox, act, arrived, reads };
}

describe("the inbox", () => {
  test("has the entries newest first, and counts the unread ones", async () => {
    const { inbox } = await openInbox();
    expect(inbox().rows.map(({ id, change, isRead }) => [id, change, isRead])).toEqual([
      ["8130", "withdrawalCompleted", false],
      ["8127", "signInFromNewDevice", false],
      ["8121", "depositCompleted", true],
      ["8090", "identityApproved", true],
    ]);
    expect(inbox().rows[0]?.at).toEqual(new Date("2026-11-21T08:31:12Z"));
  });

  test("marks an entry as read once, at once on screen, and nothing for one that is read", async () => {
    const { inbox, act, marked } = await openInbox();
    await act(() => inbox().markRead("8130"));
    await expect.poll(() => inbox().unread).toBe(1);
    await act(() => inbox().markRead("8130"));
    await act(() => inbox().markRead("8121"));
    await act(() => inbox().markRead("no-such-entry"));
    expect(marked).toEqual([["8130"]]);
    await act(() => inbox().markAllRead());
    await expect.poll(() => inbox().unread).toBe(0);
    await act(() => inbox().markAllRead());
    expect(marked).toEqual([["8130"], ["8127"]]);
  });

  test("shows an entry as unread again where the mark fails, and says why", async () => {
    const { inbox, act, reads } = await openInbox({ fails: true });
    const before = reads();
    await act(() => inbox().markAllRead());
    await expect.poll(() => inbox().markFailure).toMatchObject({ operation: "MarkRead", kind: "refused" });
    await expect.poll(reads).toBeGreaterThan(before);
    expect(inbox().unread).toBe(2);
  });
});

test("without a stream the inbox is read every minute, and with one every five", async () => {
  const { broker } = await signedIn(createInboxProvider().streams.provider);
  const interval = (): unknown => {
    const { refetchInterval } = inboxQueries.entries(broker);
    return typeof refetchInterval === "function" ? Reflect.apply(refetchInterval, null, []) : refetchInterval;
  };
  expect(interval()).toBe(60_000);
  noteLive(broker, true);
  expect(interval()).toBe(300_000);
});

describe("a new entry", () => {
  test("is read at its event and reported once; entries of the first read are not reported", async () => {
    const { inbox, arrived, streams, add } = await openInbox();
    streams.tell("ready");
    add("8140");
    add("8141");
    streams.tell("deposit", "D-1");
    await expect.poll(() => inbox().unread).toBe(4);
    streams.tell("security");
    add("8142");
    streams.tell("deposit", "D-1");
    await expect.poll(() => inbox().unread).toBe(5);
    expect(arrived).toEqual([2, 1]);
  });

  test("is not reported while the page is hidden, and is reported once when the page is shown again", async () => {
    const { inbox, arrived, streams, add, act } = await openInbox();
    streams.tell("ready");
    const visibility = vi.spyOn(document, "visibilityState", "get");
    const become = (state: DocumentVisibilityState) =>
      act(() => {
        visibility.mockReturnValue(state);
        document.dispatchEvent(new Event("visibilitychange"));
      });
    await become("hidden");
    add("8140");
    await act(() => (inbox().refresh(), undefined));
    await expect.poll(() => inbox().unread).toBe(3);
    expect(arrived).toEqual([]);
    await become("visible");
    expect(arrived).toEqual([1]);
  });
});

describe("the channels of events", () => {
  async function openPreferences(options: { fails?: boolean } = {}) {
    const world = createInboxProvider(options);
    const { broker } = await signedIn(world.streams.provider);
    const { result, act } = await renderHook(() => useEventPreferences(), within(broker));
    await expect.poll(() => result.current.status).toBe("loaded");
    const preferences = () => {
      if (result.current.status !== "loaded") throw new Error("The preferences are not loaded");
      return result.current;
    };
    const isOn = (kind: string, channel: string) =>
      preferences()
        .rows.find((row) => row.kind === kind)
        ?.channels.find((one) => one.channel === channel)?.isOn;
    return { ...world, preferences, act, isOn };
  }

  test("are listed by kind; those about security are fixed, and statements have no e-mail", async () => {
    const { preferences } = await openPreferences();
    const { rows } = preferences();
    expect(rows.map(({ kind }) => kind)).toEqual([
      "deposit",
      "withdrawal",
      "transfer",
      "identity",
      "security",
      "statement",
    ]);
    const fixed = rows.filter(({ channels }) => channels.some(({ isFixed }) => isFixed));
    expect(fixed.map(({ kind }) => kind)).toEqual(["security"]);
    expect(rows.at(-1)?.channels.map(({ channel }) => channel)).toEqual(["inbox"]);
  });

  test("are switched at once on screen, one request after the other, so that the last switch counts", async () => {
    const { preferences, act, isOn, switched } = await openPreferences();
    await act(() => {
      preferences().change({ kind: "deposit", channel: "email", isOn: false });
      preferences().change({ kind: "deposit", channel: "email", isOn: true });
      preferences().change({ kind: "transfer", channel: "inbox", isOn: false });
    });
    await expect.poll(() => switched).toHaveLength(3);
    await expect.poll(() => isOn("transfer", "inbox")).toBe(false);
    expect(isOn("deposit", "email")).toBe(true);
    expect(switched).toEqual([
      ["deposit", "email", false],
      ["deposit", "email", true],
      ["transfer", "inbox", false],
    ]);
  });

  test("are as before where the switch fails, with the reason", async () => {
    const { preferences, act, isOn } = await openPreferences({ fails: true });
    await act(() => preferences().change({ kind: "deposit", channel: "email", isOn: false }));
    await expect
      .poll(() => preferences().changeFailure)
      .toMatchObject({ operation: "UpdatePreferences", kind: "refused" });
    await expect.poll(() => isOn("deposit", "email")).toBe(true);
  });
});
