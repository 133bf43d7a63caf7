import { html } from "hono/html";
import { addOperation } from "../contract/operation.ts";
import type { App } from "../http/env.ts";
import { recordEvent } from "../control/event.store.ts";
import type { Sql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { Refusal } from "../http/problem.ts";
import { crowdOf } from "../http/network.ts";
import { consumeOf } from "../http/rate-limit.ts";
import { type Html, renderPage } from "../pages/page.ts";
import { digestOf } from "../session/password.ts";
import { askForReset, isResetToken, resetPassword } from "./password-reset.service.ts";

const PATH = "/sandbox/reset-password";
const PER_ACCOUNT = { points: 5, seconds: 3600 };
const PER_ADDRESS = { points: 30, seconds: 3600 };

function form(token: string, message: string | null): Html {
  return renderPage(
    "Set a new password",
    PATH,
    html`${message ? html`<p class="bad" role="alert" id="problem">${message}</p>` : ""}
      <form class="column" method="post">
        <input type="hidden" name="token" value="${token}" />
        <label
          >New password
          <input
            type="password"
            name="password"
            autocomplete="new-password"
            minlength="8"
            required
            ${message ? html`aria-describedby="problem"` : ""}
        /></label>
        <label
          >Confirm password
          <input type="password" name="confirm" autocomplete="new-password" minlength="8" required
        /></label>
        <button class="primary">Set password</button>
      </form>`,
  );
}

const notice = (title: string, text: string) =>
  renderPage(
    title,
    PATH,
    html`<p>${text}</p>
      <p><a href="/login">Go to sign-in</a></p>`,
  );
const expired = () =>
  notice(
    "This link no longer works",
    "Links work once, for an hour. Please ask for a new one at the sign-in.",
  );

/**
 * Adds the operation that sends a reset link, and the page that it leads to, since the contract has no operation for
 * that.
 */
export function passwordResetRoutes(app: App, deps: Deps): void {
  addOperation(
    app,
    deps,
    "ResetUserPassword",
    async ({ sql, input, changed }) => {
      await askForReset(deps, sql, input);
      changed("password reset asked for");
      return null;
    },
    {
      limit: PER_ADDRESS,
      limitPer: ({ companyId, email }) => ({
        key: `${companyId}:${email.trim().toLowerCase()}`,
        limit: PER_ACCOUNT,
      }),
    },
  );

  addOperation(
    app,
    deps,
    "CompletePasswordReset",
    async ({ input: { token, newPassword }, context, changed }) => {
      const note = async (_sql: Sql, change: string) => changed(change);
      if (await resetPassword(deps, token, newPassword, context, note)) return null;
      throw new Refusal(
        "tokenInvalid",
        "This link no longer works. Links work once, for an hour: please ask for a new one at the sign-in.",
      );
    },
    { limit: PER_ADDRESS, inTransaction: false },
  );
  resetPage(app, deps);
}

/** Adds the page on which a new password is set. */
function resetPage(app: App, deps: Deps): void {
  app.get(PATH, async (context) => {
    const token = context.req.query("token") ?? "";
    const isGood = await isResetToken(deps, deps.sql, token);
    return isGood ? context.html(form(token, null)) : context.html(expired(), 410);
  });
  app.post(PATH, async (context) => {
    await consumeOf(deps.sql, "reset", context.var, PER_ADDRESS, deps.clock.now());
    const fields = await context.req.parseBody();
    const read = (name: string) => {
      const value = fields[name];
      return typeof value === "string" ? value : "";
    };
    const token = read("token");
    const password = read("password");
    if (password.length < 8)
      return context.html(form(token, "Password must be at least 8 characters long."), 422);
    if (password !== read("confirm"))
      return context.html(form(token, "New password and confirm password do not match."), 422);
    const { requestId, address } = context.var;
    const event = { requestId, address, caller: null, operation: "ResetUserPasswordPage" };
    const isSet = await deps.visitors.take(crowdOf(address), () =>
      resetPassword(deps, token, digestOf(password), context, (sql, change) =>
        recordEvent(sql, {
          ...event,
          at: deps.clock.now(),
          status: 200,
          responseCode: 1,
          changes: [change],
        }),
      ),
    );
    return isSet
      ? context.html(notice("Your password is set", "You can sign in with it now."))
      : context.html(expired(), 410);
  });
}
