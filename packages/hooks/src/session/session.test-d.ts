import { expectTypeOf, test } from "vitest";
import type { Commands, Status, Step } from "../test-types.ts";
import type { Session, SessionExpiry } from "./session.store.ts";
import type { SessionGuard } from "./use-session-guard.ts";
import type { SignIn } from "./use-sign-in.ts";
import type { SignOut, useSignOut } from "./use-sign-out.ts";

type At<Name extends SessionGuard["step"]> = Step<SessionGuard, Name>;

test("a session that runs out by its length cannot be extended, one that runs out by inactivity can", () => {
  expectTypeOf<Commands<At<"signedOut" | "active" | "replaced">>>().toBeNever();
  expectTypeOf<Commands<At<"endingByTimeLimit">>>().toBeNever();
  expectTypeOf<Commands<At<"endingByInactivity">>>().toEqualTypeOf<"staySignedIn">();
  expectTypeOf<Commands<At<"expired" | "signedOutElsewhere">>>().toEqualTypeOf<"dismiss">();
  expectTypeOf<At<"expired">["end"]>().toEqualTypeOf<SessionExpiry>();
});

test("nobody signs in or out twice at once", () => {
  expectTypeOf<Commands<Step<SignIn, "editing">>>().toEqualTypeOf<"submit">();
  expectTypeOf<Commands<Step<SignIn, "submitting">>>().toBeNever();
  expectTypeOf<Commands<Step<SignOut, "ready">>>().toEqualTypeOf<"signOut">();
  expectTypeOf<Commands<Step<SignOut, "signingOut">>>().toBeNever();
});

test("whoever signs out learns whether the provider was told", () => {
  type Told = NonNullable<NonNullable<Parameters<typeof useSignOut>[0]>["onSignedOut"]>;
  expectTypeOf<Parameters<Told>[0]["isProviderTold"]>().toEqualTypeOf<boolean>();
});

test("there is a user where somebody is signed in, and only there", () => {
  expectTypeOf<Status<Session, "signedIn">["user"]["staffUserId"]>().toEqualTypeOf<number>();
  expectTypeOf<Status<Session, "signedOut">>().not.toHaveProperty("user");
});
