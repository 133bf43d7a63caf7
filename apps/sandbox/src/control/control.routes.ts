import { timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import type { App } from "../contract/operation.ts";
import { users } from "../db/schema.ts";
import type { Deps } from "../deps.ts";
import { isDepositStep, stepDeposit } from "../deposit/deposit.service.ts";
import { Problem } from "../http/problem.ts";
import { proveLedger } from "../ledger/invariants.ts";
import { reseed } from "../seed/seed.ts";
import { findCaller } from "../session/session.service.ts";
import { listEvents, recordEvent } from "./event.store.ts";
import { faultKinds } from "./faults.ts";

const Clock = v.union([
  v.strictObject({ advanceMinutes: v.number() }),
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
const Decision = v.optional(
  v.strictObject({ comment: v.optional(v.pipe(v.string(), v.maxLength(500))) }),
  {},
);
const KycDecision = v.optional(
  v.strictObject({ reason: v.optional(v.pipe(v.string(), v.maxLength(500))) }),
  {},
);

const same = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

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

/** The back office's power for tests and scripts, as JSON. Only with the demo seed. */
export function controlRoutes(app: App, deps: Deps): void {
  if (deps.config.seed !== "demo") return;
  app.use("/sandbox/control/*", async (context, next) => {
    const token = context.req.header("authorization")?.replace(/^Bearer /, "") ?? "";
    if (!same(token, deps.config.controlToken) && !(await findCaller(deps, context, "staff"))) {
      throw new Problem(401, "signedOut", "Control calls need a staff session or the control token.");
    }
    await next();
  });
  app.get("/sandbox/control/ledger", async (context) => context.json(await proveLedger(deps.sql)));
  app.get("/sandbox/control/events", async (context) => {
    const { operation, userId } = context.req.query();
    return context.json(await listEvents(deps, { operation, userId: userId ? Number(userId) : undefined }));
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
    return context.json({ ok: true });
  });
  app.post("/sandbox/control/deposits/:transactionId/:step", async (context) => {
    const { transactionId, step } = context.req.param();
    if (!isDepositStep(step))
      throw new Problem(404, "notFound", "A deposit can be processed, completed or cancelled.");
    const { comment = null } = await body(Decision, context.req);
    const staff = await findCaller(deps, context, "staff");
    const row = await deps.sql.transaction(async (sql) => {
      const moved = await stepDeposit(deps, sql, transactionId, step, comment);
      const { requestId, address } = context.var;
      const changes = [`deposit ${transactionId} → ${step}`];
      const at = deps.clock.now();
      await recordEvent(sql, {
        at,
        requestId,
        caller: staff,
        operation: "BackOfficeDeposit",
        status: 200,
        responseCode: 1,
        changes,
        address,
      });
      return moved;
    });
    return context.json({ transactionId, paymentStatusId: row.statusId });
  });
  app.post("/sandbox/control/kyc/:userId/:step", async (context) => {
    const { userId, step } = context.req.param();
    if (step !== "approve" && step !== "cancel")
      throw new Problem(404, "notFound", "A verification can be approved or cancelled.");
    await body(KycDecision, context.req);
    const kyc =
      step === "approve"
        ? { kycStatus: 3, kycVerifiedAt: deps.clock.now() }
        : { kycStatus: 4, kycVerifiedAt: null };
    const rows = await deps.sql
      .update(users)
      .set(kyc)
      .where(eq(users.userId, Number(userId)))
      .returning();
    if (rows.length === 0) throw new Problem(404, "notFound", "There is no such user.");
    return context.json({ userId: Number(userId), kycStatus: kyc.kycStatus });
  });
}
