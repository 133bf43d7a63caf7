import { addOperation } from "../contract/operation.ts";
import type { App } from "../http/env.ts";
import type { Deps } from "../deps.ts";
import { Refusal } from "../http/problem.ts";
import { languageOf } from "../http/language.ts";
import { sendLetter } from "../mailbox/mailbox.service.ts";
import { findCaller } from "../session/session.service.ts";
import { register, verifyEmail } from "./registration.service.ts";

/** Adds the operations of registration and of e-mail verification. */
export function registrationRoutes(app: App, deps: Deps): void {
  addOperation(
    app,
    deps,
    "CreateUser",
    async ({ input, context, address, changed }) => {
      const userId = await register(deps, input, languageOf(context) ?? "en", address);
      changed(`user ${userId} registered`);
      return null;
    },
    { limit: { points: 20, seconds: 3600 }, inTransaction: false },
  );
  addOperation(
    app,
    deps,
    "VerifyEmail",
    async ({ input, sql, context, changed }) => {
      const own = await findCaller({ ...deps, sql }, context, "client");
      const userId = await verifyEmail(deps, sql, input.token, own);
      changed(`e-mail of user ${userId} verified`);
      return null;
    },
    { limit: { points: 60, seconds: 600 } },
  );
  addOperation(
    app,
    deps,
    "ResendVerificationEmail",
    async ({ sql, user, changed }) => {
      if (user.emailVerifiedAt) throw new Refusal("alreadyVerified", "Your email is already verified.");
      await sendLetter(deps, sql, user.userId, { kind: "verifyEmail" });
      changed("verification e-mail sent");
      return null;
    },
    { limit: { points: 5, seconds: 3600 } },
  );
}
