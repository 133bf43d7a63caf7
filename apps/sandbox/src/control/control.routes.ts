import { createHash, timingSafeEqual } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import * as v from "valibot";
import { decide, deskNames } from "../backoffice/decisions.ts";
import { wholeNumberOf } from "../http/whole-number.ts";
import type { App, Env } from "../http/env.ts";
import type { Deps } from "../deps.ts";
import { Problem } from "../http/problem.ts";
import { DocumentRefusals } from "../kyc/document-refusals.ts";
import { checkLedger } from "../ledger/ledger.service.ts";
import { reseed } from "../seed/seed.ts";
import { findCaller } from "../session/session.service.ts";
import { hasRight } from "../session/staff-rights.ts";
import { listEvents } from "./event.store.ts";
import { recordRefusal } from "./refusal.service.ts";
import { faultKinds } from "./faults.ts";

/** Ten years in minutes, the furthest that the clock moves; beyond, dates may be out of range. */
const DECADE = 5_256_000;
const Clock = v.union([
  v.strictObject({ advanceMinutes: v.pipe(v.number(), v.minValue(-DECADE), v.maxValue(DECADE)) }),
  v.strictObject({ freezeAt: v.pipe(v.string(), v.isoTimestamp()) }),
  v.strictObject({ reset: v.literal(true) }),
]);
const FaultList = v.array(
  v.strictObject({
    operation: v.string(),
    times: v.pipe(v.number(), v.integer(), v.minValue(1)),
    kind: v.picklist(faultKinds),
  }),
);
const Words = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(500))));
const Decision = v.optional(
  v.strictObject({
    comment: Words,
    reason: Words,
    amount: Words,
    order: Words,
    remaining: Words,
    refusals: v.optional(DocumentRefusals, {}),
  }),
  {},
);

const digest = (text: string) => createHash("sha256").update(text).digest();
const same = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));

async function body<T>(
  schema: v.GenericSchema<unknown, T>,
  request: { text(): Promise<string> },
): Promise<T> {
  const text = await request.text();
  try {
    return v.parse(schema, text === "" ? undefined : JSON.parse(text));
  } catch {
    throw new Problem(400, "malformed", "The body does not have the shape of this control call.");
  }
}

/** Adds the back office's functions as JSON for tests and scripts. Only with the demo seed. */
export function controlRoutes(app: App, deps: Deps): void {
  if (deps.config.seed !== "demo") return;
  app.use("/sandbox/control/*", needsToken(deps));
  app.get("/sandbox/control/ledger", async (context) => {
    const { ok, accounts, transactions, violations } = await checkLedger(deps);
    return context.json({ ok, accounts, transactions, violations });
  });
  app.get("/sandbox/control/events", async (context) => {
    const { operation, userId } = context.req.query();
    return context.json(
      await listEvents(deps, { operation, userId: userId ? wholeNumberOf(userId, -1) : undefined }),
    );
  });
  app.post("/sandbox/control/clock", async (context) => {
    const wish = await body(Clock, context.req);
    if ("advanceMinutes" in wish) deps.clock.advance(wish.advanceMinutes);
    else if ("freezeAt" in wish) deps.clock.freeze(Date.parse(wish.freezeAt));
    else deps.clock.reset();
    return context.json({ now: deps.clock.now().toISOString() });
  });
  app.post("/sandbox/control/faults", async (context) => {
    deps.faults.set(await body(FaultList, context.req));
    return context.json({ ok: true });
  });
  app.post("/sandbox/control/reset", async (context) => {
    deps.faults.clear();
    deps.clock.reset();
    await reseed(deps);
    deps.lookups.clear();
    return context.json({ ok: true });
  });
  decisionRoutes(app, deps);
}

/** Requires the control token or the session of an administrator. */
const needsToken =
  (deps: Deps): MiddlewareHandler<Env> =>
  async (context, next) => {
    const token = context.req.header("authorization")?.replace(/^Bearer /, "") ?? "";
    const isAllowed = async () => {
      const staff = await findCaller(deps, context, "staff");
      return staff !== null && hasRight(staff.user, ["tools", "change"]);
    };
    if (!same(token, deps.config.controlToken) && !(await isAllowed())) {
      const problem = new Problem(
        401,
        "signedOut",
        "Control calls need the session of an administrator or the control token.",
      );
      const { status, code: responseCode } = problem;
      // A request without any token is not an attack, and is not recorded.
      if (token !== "")
        await recordRefusal(deps, context, {
          operation: "ControlCall",
          status,
          responseCode,
          caller: null,
          isForged: true,
        });
      throw problem;
    }
    await next();
  };

/** Adds the decisions of staff. */
function decisionRoutes(app: App, deps: Deps): void {
  for (const desk of deskNames)
    app.post(`/sandbox/control/${desk}/:id/:step`, async (context) => {
      const { id, step } = context.req.param();
      const given = await body(Decision, context.req);
      const { comment, reason, amount = null, order = null, remaining = null } = given;
      const { refusals } = given;
      const staff = await findCaller(deps, context, "staff");
      return context.json(
        await decide(deps, context, staff, {
          desk,
          id,
          step,
          comment: comment ?? reason ?? null,
          amount,
          order,
          remaining,
          refusals,
        }),
      );
    });
}
