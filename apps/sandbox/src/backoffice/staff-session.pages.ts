import type { Context } from "hono";
import { html } from "hono/html";
import type { App, Env } from "../http/env.ts";
import { recordEvent } from "../control/event.store.ts";
import { recordRefusal } from "../control/refusal.service.ts";
import type { Deps } from "../deps.ts";
import { crowdOf } from "../http/network.ts";
import { Problem, Refusal } from "../http/problem.ts";
import { type Html, renderPage } from "../pages/page.ts";
import { digestOf } from "../session/password.ts";
import { signIn } from "../session/session.routes.ts";
import { closeSession } from "../session/session.service.ts";
import type { Caller } from "../session/session.store.ts";
import { PATH } from "./layout.ts";

/** Renders the sign-in page, which is shown without a staff session. */
export function renderSignInPage(message: string | null): Html {
  return renderPage(
    "Back office",
    PATH,
    html`${message ? html`<p class="bad" role="alert">${message}</p>` : ""}
      <form class="column" method="post" action="${PATH}/sign-in">
        <label>E-mail <input type="email" name="email" autocomplete="username" required /></label>
        <label
          >Password <input type="password" name="password" autocomplete="current-password" required
        /></label>
        <button class="primary">Sign in</button>
      </form>`,
  );
}

/** Adds the sign-in and sign-out of staff; both are recorded in the audit. */
export function staffSessionPages(app: App, deps: Deps): void {
  const note = (
    { var: { requestId, address } }: Context<Env>,
    event: { operation: string; caller: Caller | null; responseCode: number; changes: readonly string[] },
  ) => recordEvent(deps.sql, { ...event, at: deps.clock.now(), requestId, address, status: 200 });

  app.post(`${PATH}/sign-in`, async (context) => {
    const operation = "BackOfficeSignIn";
    const { email, password } = await context.req.parseBody();
    try {
      const { address } = context.var;
      const { changes } = await deps.visitors.take(crowdOf(address), () =>
        signIn(deps, context, {
          email: typeof email === "string" ? email.slice(0, 254) : "",
          digest: digestOf(typeof password === "string" ? password : ""),
          companyId: null,
          role: "staff",
          address,
        }),
      );
      await note(context, { operation, caller: null, responseCode: 1, changes });
      return context.redirect(PATH, 303);
    } catch (error) {
      if (error instanceof Problem || error instanceof Refusal) {
        const status = error instanceof Problem ? error.status : 200;
        await recordRefusal(deps, context, { operation, status, responseCode: error.code, caller: null });
      }
      if (error instanceof Problem) {
        if (error.retryAfter !== null) context.header("Retry-After", String(error.retryAfter));
        return context.html(renderSignInPage(error.message), error.status);
      }
      if (!(error instanceof Refusal)) throw error;
      return context.html(renderSignInPage(error.message), 401);
    }
  });

  app.post(`${PATH}/sign-out`, async (context) => {
    const caller = await closeSession(deps, context, "staff");
    if (caller)
      await note(context, {
        operation: "BackOfficeSignOut",
        caller,
        responseCode: 1,
        changes: ["signed out"],
      });
    // Client data of earlier pages must not be restored by the Back button.
    context.header("Clear-Site-Data", '"cache"');
    return context.redirect(PATH, 303);
  });
}
