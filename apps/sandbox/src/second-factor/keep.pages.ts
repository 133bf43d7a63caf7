import { html } from "hono/html";
import { recordEvent } from "../control/event.store.ts";
import { runInTransaction } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import type { App } from "../http/env.ts";
import { consumeOf } from "../http/rate-limit.ts";
import { renderPage } from "../pages/page.ts";
import { cancelRemoval, findUserOfKeepLink } from "./removal.service.ts";
import { sessionStore } from "../session/session.store.ts";

const PATH = "/sandbox/keep-factor";
const PER_ADDRESS = { points: 30, seconds: 3600 };

const notice = (title: string, text: string) =>
  renderPage(
    title,
    PATH,
    html`<p>${text}</p>
      <p><a href="/login">Go to sign-in</a></p>`,
  );
const closed = () =>
  notice("Nothing to cancel", "This request was cancelled or decided before, or a newer link was sent.");

/**
 * Adds the page on which the link of an e-mail cancels the request to remove a second factor. Opening it changes
 * nothing, since mail readers open links by themselves.
 */
export function keepPage(app: App, deps: Deps): void {
  app.get(PATH, async (context) => {
    const token = context.req.query("token") ?? "";
    if ((await findUserOfKeepLink(deps.sql, token)) === null) return context.html(closed(), 410);
    return context.html(
      renderPage(
        "Keep two-step sign-in",
        PATH,
        html`<p>Sign-in then asks for a code of your authenticator app as before.</p>
          <form class="column" method="post">
            <input type="hidden" name="token" value="${token}" />
            <button class="primary">Cancel the request</button>
          </form>`,
      ),
    );
  });
  app.post(PATH, async (context) => {
    const { requestId, address } = context.var;
    await consumeOf(deps.sql, "keep factor", { address }, PER_ADDRESS, deps.clock.now());
    const { token } = await context.req.parseBody();
    const isKept = await runInTransaction(deps.sql, async (sql) => {
      const userId = await findUserOfKeepLink(sql, typeof token === "string" ? token : "");
      if (userId === null) return false;
      await sessionStore.lockUser(sql, userId);
      if (!(await cancelRemoval(deps, sql, userId))) return false;
      const changes = [`request of user ${userId} to remove the second factor cancelled by link`];
      await recordEvent(sql, {
        at: deps.clock.now(),
        requestId,
        caller: null,
        operation: "KeepFactorPage",
        status: 200,
        responseCode: 1,
        changes,
        address,
      });
      return true;
    });
    return isKept
      ? context.html(
          notice(
            "Two-step sign-in stays on",
            "The request was cancelled. Whoever made it knows your password: set a new one at the sign-in.",
          ),
        )
      : context.html(closed(), 410);
  });
}
