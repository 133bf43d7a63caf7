import { expectTypeOf, test } from "vitest";
import type { Commands, Status, Step } from "../../test/compile.ts";
import type { SessionState, SessionExpiry } from "./session.ts";
import type { SessionGuardState } from "./use-session-guard.ts";
import type { SignInState } from "./use-sign-in.ts";
import type { SignOutState, useSignOut } from "./use-sign-out.ts";

type At<Name extends SessionGuardState["step"]> = Step<SessionGuardState, Name>;

test("a session that runs out by its length cannot be extended, one that runs out by inactivity can", () => {
  expectTypeOf<Commands<At<"signedOut" | "active" | "replaced">>>().toBeNever();
  expectTypeOf<Commands<At<"endingByTimeLimit">>>().toBeNever();
  expectTypeOf<Commands<At<"endingByInactivity">>>().toEqualTypeOf<"staySignedIn">();
  expectTypeOf<Commands<At<"expired" | "signedOutElsewhere">>>().toEqualTypeOf<"dismiss">();
  expectTypeOf<At<"expired">["end"]>().toEqualTypeOf<SessionExpiry>();
});

test("a sign-in or sign-out that is running has no command to start another", () => {
  expectTypeOf<Commands<Step<SignInState, "editing">>>().toEqualTypeOf<"submit">();
  expectTypeOf<Commands<Step<SignInState, "submitting">>>().toBeNever();
  expectTypeOf<Commands<Step<SignInState, "challenged">>>().toEqualTypeOf<"complete" | "restart">();
  expectTypeOf<Commands<Step<SignOutState, "ready">>>().toEqualTypeOf<"signOut">();
  expectTypeOf<Commands<Step<SignOutState, "signingOut">>>().toBeNever();
});

test("a sign-out reports whether the call reached the provider", () => {
  type Told = NonNullable<NonNullable<Parameters<typeof useSignOut>[0]>["onSignedOut"]>;
  expectTypeOf<Parameters<Told>[0]["isProviderTold"]>().toEqualTypeOf<boolean>();
});

test("a session has a user exactly while one is signed in", () => {
  expectTypeOf<Status<SessionState, "signedIn">["user"]["staffUserId"]>().toEqualTypeOf<number>();
  expectTypeOf<Status<SessionState, "signedOut">>().not.toHaveProperty("user");
});
