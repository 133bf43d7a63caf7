import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { createSessionMachine } from "./session.machine.ts";
import { signedIn, user } from "../../test/session-browser.ts";

const MINUTE = 60;
const place = "/deposit-withdraw?tab=deposit";

describe("thirty minutes from login", () => {
  test("are counted down in their last two, despite activity, and end once", () => {
    const { page, run } = signedIn();
    expect(page.state()).toBe("active");
    run(28 * MINUTE - 1);
    expect(page.state()).toBe("active");
    run(1);
    expect([page.state(), page.secondsLeft()]).toEqual(["endingByTimeLimit", 120]);
    run(30);
    page.act();
    page.actor.send({ type: "session.extend" });
    expect([page.state(), page.secondsLeft()]).toEqual(["endingByTimeLimit", 90]);
    run(89);
    expect([page.state(), page.secondsLeft()]).toEqual(["endingByTimeLimit", 1]);
    run(2);
    expect([page.state(), page.store.get()]).toEqual(["locked", { status: "signedOut", end: "timeLimit" }]);
    run(10);
    page.wake();
    expect(page.ended).toEqual([]);
    page.actor.send({ type: "session.leave" });
    expect([page.state(), page.ended]).toEqual(["expired", [`timeLimit ${place}`]]);
  });

  test("start again with a renewal, before and after their end, which is then not reported", () => {
    const { page, run } = signedIn();
    run(29 * MINUTE);
    page.store.signIn(user, "a@example.com");
    expect(page.state()).toBe("active");
    run(27 * MINUTE);
    expect(page.state()).toBe("active");
    run(4 * MINUTE);
    expect(page.state()).toBe("locked");
    page.store.signIn(user, "a@example.com");
    expect([page.state(), page.ended]).toEqual(["active", []]);
  });

  test("and the hour of inactivity can both end a session, by their default lengths", () => {
    const { page, run } = signedIn();
    run(59 * MINUTE);
    expect(page.state()).toBe("locked");
    run(3 * MINUTE);
    expect([page.state(), page.ended]).toEqual(["expired", [`inactivity ${place}`]]);
  });

  test("are reported as such while the user is active", () => {
    const { page, run } = signedIn();
    run(50 * MINUTE);
    page.act();
    run(50 * MINUTE);
    expect([page.state(), page.store.check().status]).toEqual(["locked", "signedOut"]);
    run(12 * MINUTE);
    expect(page.ended).toEqual([`inactivity ${place}`]);
  });

  test("end at once when the machine wakes up after 31, before any timer runs", () => {
    const { page, setForward } = signedIn();
    setForward(31);
    expect(page.state()).toBe("active");
    page.wake();
    expect([page.state(), page.ended]).toEqual(["locked", []]);
  });

  test("end at the first navigation, too, and the return path is the user's destination", () => {
    const { page, setForward } = signedIn();
    setForward(31);
    page.actor.send({ type: "page.go", location: "/transactions" });
    page.actor.send({ type: "session.leave" });
    expect(page.ended).toEqual(["timeLimit /transactions"]);
    page.actor.send({ type: "page.go", location: "/login" });
    expect(page.actor.getSnapshot().context.location).toBe("/transactions");
  });

  test("end by a timer when no event reports the wake-up", () => {
    const { page, run, setForward } = signedIn();
    setForward(31);
    run(MINUTE);
    expect(page.state()).toBe("locked");
  });

  test("have ended when a page is opened after 31, which shows the reason", () => {
    const { open, setForward } = signedIn();
    setForward(31);
    const later = open();
    expect([later.state(), later.store.get()]).toEqual(["locked", { status: "signedOut", end: "timeLimit" }]);
  });

  test("are not prolonged by a clock that is set back", () => {
    const { page, run, setForward } = signedIn();
    run(29 * MINUTE);
    setForward(-20);
    page.wake();
    expect(page.state()).toBe("endingByTimeLimit");
    setForward(22);
    page.wake();
    setForward(-31);
    page.wake();
    page.act();
    run(MINUTE);
    expect([page.state(), page.ended.length]).toEqual(["locked", 0]);
  });
});

describe("an hour of inactivity", () => {
  const limits = { sessionMinutes: 600 };

  test("is counted down in its last two minutes, and ends the session", () => {
    const { page, run } = signedIn(limits);
    run(58 * MINUTE);
    expect([page.state(), page.secondsLeft()]).toEqual(["endingByInactivity", 120]);
    run(121);
    expect(page.ended).toEqual([`inactivity ${place}`]);
  });

  test.each([
    ["any activity", (page: ReturnType<typeof signedIn>["page"]) => page.act()],
    [
      "the command to stay signed in",
      (page: ReturnType<typeof signedIn>["page"]) => page.actor.send({ type: "session.extend" }),
    ],
  ])("starts again with %s", (_what, live) => {
    const { page, run } = signedIn(limits);
    run(59 * MINUTE);
    expect(page.state()).toBe("endingByInactivity");
    live(page);
    expect(page.state()).toBe("active");
    run(57 * MINUTE);
    expect(page.state()).toBe("active");
    run(2 * MINUTE);
    expect(page.state()).toBe("endingByInactivity");
  });

  test("is not extended by the movement that wakes the machine", () => {
    const { page, setForward } = signedIn(limits);
    setForward(61);
    page.act();
    expect([page.state(), page.ended]).toEqual(["expired", [`inactivity ${place}`]]);
  });

  test("that is extended near the limit from login is followed by the countdown of that limit", () => {
    const { page, run } = signedIn({ sessionMinutes: 30, inactivityMinutes: 29 });
    run(28.5 * MINUTE);
    expect(page.state()).toBe("endingByInactivity");
    page.actor.send({ type: "session.extend" });
    expect([page.state(), page.secondsLeft()]).toEqual(["endingByTimeLimit", 90]);
  });
});

describe("with a second tab", () => {
  test("activity in one extends the other", () => {
    const { page, open, run } = signedIn({ sessionMinutes: 600 });
    const other = open();
    run(59 * MINUTE);
    expect([page.state(), other.state()]).toEqual(["endingByInactivity", "endingByInactivity"]);
    page.act();
    other.wake();
    expect([page.state(), other.state()]).toEqual(["active", "active"]);
  });

  test("a sign-out in one signs out the other, which reports it once", () => {
    const { page, open } = signedIn();
    const other = open();
    page.store.signOut();
    other.wake();
    other.wake();
    expect([page.state(), page.ended]).toEqual(["signedOut", []]);
    expect([other.state(), other.ended]).toEqual(["signedOutElsewhere", [`signedOutElsewhere ${place}`]]);
    other.actor.send({ type: "notice.dismiss" });
    other.wake();
    expect([other.state(), other.ended.length]).toEqual(["signedOut", 1]);
  });

  test("both end by time with the same reason, whichever is first", () => {
    const { page, open, setForward } = signedIn();
    const other = open();
    setForward(31);
    page.wake();
    other.wake();
    expect([page.state(), other.state()]).toEqual(["locked", "locked"]);
  });

  test("another user in one permanently resets the other, which ignores later events", () => {
    const { page, open } = signedIn();
    const other = open();
    other.store.signOut();
    other.store.signIn({ ...user, staffUserId: 8 }, "b@example.com");
    page.wake();
    expect([page.state(), page.ended]).toEqual(["replaced", [`otherUser ${place}`]]);
    expect([page.hearing.activity.size, page.hearing.wake.size]).toEqual([0, 0]);
    expect([other.state(), other.store.check().status]).toEqual(["active", "live"]);
  });

  test("a new sign-in of the same user in one ends the countdown of the other", () => {
    const { page, open, run } = signedIn();
    const other = open();
    run(29 * MINUTE);
    other.store.signIn(user, "a@example.com");
    page.wake();
    expect([page.state(), other.state()]).toEqual(["active", "active"]);
  });
});

describe("a session that the provider ended", () => {
  test("expires once, however many calls were refused, and the next sign-in starts again", () => {
    const { page } = signedIn();
    page.store.expire("unauthenticated");
    page.store.expire("unauthenticated");
    page.wake();
    expect([page.state(), page.ended]).toEqual(["expired", [`unauthenticated ${place}`]]);
    page.store.signIn(user, "a@example.com");
    expect(page.state()).toBe("active");
  });

  test("is reported also when it had ended before the guard started", () => {
    const { page } = signedIn();
    page.store.expire("unauthenticated");
    const ports = { ...page.store, activity: () => () => {}, wake: () => () => {} };
    const late = createActor(createSessionMachine(ports), { input: { location: "https://evil.example/" } });
    const ended: unknown[] = [];
    late.on("session.ended", (event) => ended.push(event));
    late.start();
    expect(ended).toEqual([{ type: "session.ended", end: "unauthenticated", returnTo: "/" }]);
  });
});
