import type { Context, MiddlewareHandler } from "hono";
import { html } from "hono/html";
import { matchedRoutes } from "hono/route";
import { recordRefusal } from "../control/refusal.service.ts";
import { refusalCodes } from "@broker/api-spec/operations";
import type { Deps } from "../deps.ts";
import type { Env } from "../http/env.ts";
import { Problem } from "../http/problem.ts";
import { findCaller } from "../session/session.service.ts";
import type { Caller } from "../session/session.store.ts";
import { formatRolesWith, hasRight, listRolesWith, type Right } from "../session/staff-rights.ts";
import { PATH, renderDeskPage } from "./layout.ts";
import { answerMissing } from "./missing-page.ts";
import { policyOf } from "./policy.ts";
import { countWaiting } from "./queue.store.ts";
import { routeRights } from "./route-rights.ts";
import { renderSignInPage } from "./staff-session.pages.ts";
import { userStore } from "./user.store.ts";

/** Returns the member of staff whose request was accepted. */
export function staffOf(context: Context<Env>): Caller {
  const { staff } = context.var;
  if (!staff) throw new Problem(401, "signedOut", "Please sign in to the back office.");
  return staff;
}

/** Refuses a member of staff whose role has no right to a page or step, with a page that names the roles that have it. */
async function refuse(
  deps: Deps,
  context: Context<Env>,
  { staff, right, operation }: { staff: Caller; right: Right; operation: string },
): Promise<Response> {
  const status = 403;
  const responseCode = refusalCodes.forbidden;
  await recordRefusal(deps, context, { operation, status, responseCode, caller: staff });
  const colleagues = await userStore.staffWith(deps.sql, listRolesWith(right));
  const waiting = await countWaiting(deps.sql);
  const content = html`<p class="notice" role="alert">
      This is for ${formatRolesWith(right)}. You are signed in with the role
      <strong>${staff.user.staffRole ?? "none"}</strong>.
    </p>
    <h2>Who can do it</h2>
    <ul>
      ${colleagues.map(({ fullName, email, staffRole }) => html`<li>${fullName} (${staffRole}), ${email}</li>`)}
    </ul>`;
  context.header("content-security-policy", policyOf(context.req.url));
  return context.html(
    renderDeskPage(staff, waiting, { title: "Not for your role", path: null, content }),
    status,
  );
}

/**
 * Accepts requests to the back office from staff whose role has the right of the route. Every route passes here; a route
 * without an entry in the table of rights is answered as an unknown address.
 */
export const checkStaff =
  (deps: Deps): MiddlewareHandler<Env> =>
  async (context, next) => {
    const route = matchedRoutes(context).find(
      ({ method, path }) => method !== "ALL" && path.startsWith(PATH),
    );
    if (!route) return next();
    const operation = `${route.method} ${route.path}`;
    const need = routeRights.get(operation);
    if (need === undefined) return answerMissing(deps, context);
    if (need === "nothing") return next();
    const staff = await findCaller(deps, context, "staff");
    if (!staff)
      return route.method === "GET" ? context.html(renderSignInPage(null)) : context.redirect(PATH, 303);
    if (need !== "staff" && !hasRight(staff.user, need))
      return refuse(deps, context, { staff, right: need, operation });
    context.set("staff", staff);
    return next();
  };
