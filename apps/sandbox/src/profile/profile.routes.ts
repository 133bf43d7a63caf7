import { addOperation } from "../contract/operation.ts";
import type { App } from "../http/env.ts";
import { languageNames } from "../db/names.ts";
import { Refusal } from "../http/problem.ts";
import { balancesOf } from "../ledger/ledger.store.ts";
import type { Deps } from "../deps.ts";
import { changePassword, changeProfile, changeWithdrawalSettings, toUserInfo } from "./profile.service.ts";
import { profileStore } from "./profile.store.ts";
import { openSession, rememberDevice } from "../session/session.service.ts";

/** Adds the operations of the user's profile. */
export function profileRoutes(app: App, deps: Deps): void {
  addOperation(app, deps, "GetUserInfo", async ({ user, balances }) =>
    toUserInfo(user, balances ?? balancesOf({})),
  );
  addOperation(app, deps, "UpdateUserInfo", async ({ sql, user, input, changed }) => {
    const fields = await changeProfile(deps, sql, user, input);
    // The audit has the names of the fields, and no personal data.
    changed(`profile changed (${fields.join(", ") || "nothing new"})`);
    return null;
  });
  addOperation(app, deps, "UpdateUserWithdrawalInfo", async ({ sql, user, sessionHash, input, changed }) => {
    await changeWithdrawalSettings(deps, sql, { user, sessionHash }, input);
    changed("withdrawal settings changed");
    return null;
  });
  addOperation(app, deps, "UpdateLetterLanguage", async ({ sql, user, input, changed }) => {
    const language = languageNames.find((name) => name === input.language.toLowerCase().split("-")[0]);
    if (!language) throw new Refusal("general", "No letters are written in this language.");
    await profileStore.change(sql, user.userId, { language });
    changed(`letters in ${language}`);
    return null;
  });
  addOperation(
    app,
    deps,
    "UpdateUserPassword",
    async ({ user, sessionHash, input, context, address, changed }) => {
      const { userId } = user;
      // All sessions of the user end, and the caller, who knew the old password, gets a new session. Both are one transaction:
      // a reported sign-in between them would not end the new session.
      const opened = await changePassword(deps, { user, sessionHash, address }, input, async (sql) => {
        const inside = { ...deps, sql };
        const { device, handOut } = await rememberDevice(inside, context, userId, "client");
        return { handOut, signIn: await openSession(inside, context, { userId, device }, "client") };
      });
      opened.handOut();
      opened.signIn();
      changed("password changed");
      return null;
    },
    { limit: { points: 10, seconds: 600 }, inTransaction: false },
  );
}
