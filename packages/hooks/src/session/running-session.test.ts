import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { StorageLike } from "../kept-record.ts";
import { writeSessionCode } from "./running-session.ts";
import { PageSession } from "./session.ts";
import { createStorage, MINUTE, user } from "../../test/session-browser.ts";

const limits = { sessionMinutes: 30, inactivityMinutes: 10, warningMinutes: 2 };
/** Runs the script as a page does: an error counts as no session. */
const says = (localStorage: StorageLike, now: number): unknown =>
  runInNewContext(`(()=>{try{return ${writeSessionCode(limits)}}catch{return false}})()`, {
    localStorage,
    Date: { now: () => now },
  });

test("plain HTML validates a stored session as the session does", () => {
  const minutes = fc.integer({ min: -1, max: 40 });
  fc.assert(
    fc.property(minutes, minutes, fc.integer({ min: -1, max: 1 }), (active, opened, millisecond) => {
      let now = 0;
      const local = createStorage();
      const store = () => new PageSession({ local, session: createStorage(), clock: () => now, limits });
      const first = store();
      first.signIn(user, "demo@example.com");
      now = active * MINUTE;
      first.touch();
      now = opened * MINUTE + millisecond;
      const said = says(local, now);
      expect(said).toBe(store().get().status === "signedIn");
    }),
  );
});

test.each(["null", "", "{}", "[]", '{"version":1,"signedInAt":"yesterday"}'])(
  "a stored user of %j does not prevent the redirect",
  (kept) => {
    const local = createStorage();
    local.setItem("userStore", kept);
    expect(says(local, Date.now())).toBe(false);
  },
);
