import { refusalCodes } from "@broker/api-spec/operations";
import type { Context } from "hono";
import { html } from "hono/html";
import type { App, Env } from "../http/env.ts";
import { recordEvent } from "../control/event.store.ts";
import { recordRefusal } from "../control/refusal.service.ts";
import type { Deps } from "../deps.ts";
import { crowdOf } from "../http/network.ts";
import { Problem, Refusal } from "../http/problem.ts";
import { type Html, renderPage } from "../pages/page.ts";
import { beginStaffFactor, completeStaffSignIn, type SetUp } from "../second-factor/staff-factor.service.ts";
import { digestOf } from "../session/password.ts";
import { signIn } from "../session/session.routes.ts";
import { closeSession } from "../session/session.service.ts";
import type { Caller } from "../session/session.store.ts";
import { homeOf, PATH } from "./layout.ts";

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

/** Renders the page that asks for a code of an authenticator app, with the key of an app that is not set up yet. */
function renderCodePage(challenge: string, setUp: SetUp | null, message: string | null = null): Html {
  const first = setUp
    ? html`<p>
          Staff sign in with a code of an authenticator app. Add this key to yours, or
          <a href="${setUp.uri}">open it in the app of this device</a>. It is shown once.
        </p>
        <p class="card"><code class="key">${setUp.secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}</code></p>`
    : "";
  return renderPage(
    setUp ? "Set up your second factor" : "Enter your code",
    PATH,
    html`${message ? html`<p class="bad" role="alert">${message}</p>` : ""} ${first}
      <form class="column" method="post" action="${PATH}/code">
        <input type="hidden" name="challenge" value="${challenge}" />
        <label
          >Code of six digits from your app
          <input
            name="code"
            inputmode="numeric"
            autocomplete="one-time-code"
            maxlength="12"
            autofocus
            required
        /></label>
        <button class="primary">Sign in</button>
      </form>`,
  );
}

const OPERATION = "BackOfficeSignIn";

/** Records a step of a sign-in, or a sign-out. */
const note = (
  deps: Deps,
  { var: { requestId, address } }: Context<Env>,
  event: {
    readonly changes: readonly string[];
    readonly operation?: string;
    readonly caller?: Caller;
    readonly responseCode?: number;
  },
) => {
  const usual = { operation: OPERATION, caller: null, responseCode: 1, status: 200 };
  return recordEvent(deps.sql, { ...usual, ...event, at: deps.clock.now(), requestId, address });
};

/** Answers a refused sign-in with a page, the first one by default, and records it. */
async function refuse(deps: Deps, context: Context<Env>, error: unknown, page?: Html): Promise<Response> {
  if (!(error instanceof Problem || error instanceof Refusal)) throw error;
  const { code: responseCode, message } = error;
  const status = error instanceof Problem ? error.status : 200;
  await recordRefusal(deps, context, { operation: OPERATION, status, responseCode, caller: null });
  if (error instanceof Problem && error.retryAfter !== null)
    context.header("Retry-After", String(error.retryAfter));
  return context.html(page ?? renderSignInPage(message), error instanceof Problem ? error.status : 401);
}

/** Adds the sign-in of staff by password and by code, and the sign-out; all are recorded in the audit. */
export function staffSessionPages(app: App, deps: Deps): void {
  app.post(`${PATH}/sign-in`, async (context) => {
    const { email, password } = await context.req.parseBody();
    try {
      const { address } = context.var;
      const { changes, challenge, user } = await deps.visitors.take(crowdOf(address), () =>
        signIn(deps, context, {
          email: typeof email === "string" ? email.slice(0, 254) : "",
          digest: digestOf(typeof password === "string" ? password : ""),
          companyId: null,
          role: "staff",
          address,
        }),
      );
      if (challenge !== null) {
        const responseCode = refusalCodes.factorNeeded;
        await note(deps, context, { responseCode, changes: [`user ${user.userId} needs a code`] });
        return context.html(renderCodePage(challenge, await beginStaffFactor(deps, user)));
      }
      await note(deps, context, { changes });
      return context.redirect(homeOf(user), 303);
    } catch (error) {
      return refuse(deps, context, error);
    }
  });
  codePage(app, deps);
  app.post(`${PATH}/sign-out`, async (context) => {
    const caller = await closeSession(deps, context, "staff");
    if (caller)
      await note(deps, context, { operation: "BackOfficeSignOut", caller, changes: ["signed out"] });
    // Client data of earlier pages must not be restored by the Back button.
    context.header("Clear-Site-Data", '"cache"');
    return context.redirect(PATH, 303);
  });
}

/** Adds the step of a sign-in that needs a code. */
function codePage(app: App, deps: Deps): void {
  app.post(`${PATH}/code`, async (context) => {
    const { challenge, code } = await context.req.parseBody();
    const given = {
      challenge: typeof challenge === "string" ? challenge.slice(0, 100) : "",
      code: typeof code === "string" ? code.slice(0, 20) : "",
    };
    try {
      const { user, changes, handOut } = await completeStaffSignIn(deps, context, given);
      handOut();
      await note(deps, context, { changes });
      return context.redirect(homeOf(user), 303);
    } catch (error) {
      const isWrong = error instanceof Refusal && error.reason === "factorCodeWrong";
      const again = isWrong ? renderCodePage(given.challenge, null, error.message) : undefined;
      return refuse(deps, context, error, again);
    }
  });
}
