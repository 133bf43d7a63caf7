import { operations } from "@broker/api-spec/operations";
import type { Context } from "hono";
import { isQuiet } from "../control/event.store.ts";
import type { Deps } from "../deps.ts";
import type { App, Env } from "../http/env.ts";
import type { Handler, OperationOptions } from "./call.ts";
import { createPipeline } from "./pipeline.ts";
import type { Arrived } from "./stages.ts";
import { acceptFiles } from "./steps/accept-files.ts";
import { audit } from "./steps/audit.ts";
import { authenticate } from "./steps/authenticate.ts";
import { authorize } from "./steps/authorize.ts";
import { conform } from "./steps/conform.ts";
import { damageByFault, refuseByFault } from "./steps/faults.ts";
import { handle } from "./steps/handle.ts";
import { limit, limitPerTarget } from "./steps/limit.ts";
import { observe } from "./steps/observe.ts";
import { holdKey, once } from "./steps/once.ts";
import { receive } from "./steps/receive.ts";
import { recordRefusals } from "./steps/record-refusals.ts";
import { remember } from "./steps/remember.ts";
import { send } from "./steps/send.ts";
import { takeTurn } from "./steps/take-turn.ts";
import { transact } from "./steps/transact.ts";
import { validate } from "./steps/validate.ts";
import type { Operation } from "./validation.ts";

/** Marks a call whose only effect is its `write`. */
export const atOnce = { writesAtOnce: true } as const;

/** The steps of every operation, the first one outermost. */
const serve = <Op extends Operation>() =>
  createPipeline<Arrived<Op>, Response>()
    // Observes every answer, also the answers of failed calls.
    .step(observe<Op>)
    .step(send<Op>)
    .step(damageByFault<Op>)
    .step(remember<Op>)
    .step(conform<Op>)
    .step(recordRefusals<Op>)
    // Steps that decide whether the call is accepted.
    .step(refuseByFault<Op>)
    .step(receive<Op>)
    .step(authenticate<Op>)
    .step(takeTurn<Op>)
    .step(authorize<Op>)
    .step(limit<Op>)
    .step(validate<Op>)
    .step(limitPerTarget<Op>)
    // Steps that perform it once, atomically, and record it.
    .step(once<Op>)
    .step(acceptFiles<Op>)
    .step(transact<Op>)
    .step(holdKey<Op>)
    .step(audit<Op>)
    .end(handle<Op>);

/**
 * Adds an operation of the contract to the app: typed, validated, limited, recorded and, where required, idempotent.
 */
export function addOperation<Op extends Operation>(
  app: App,
  deps: Deps,
  name: Op,
  handler: Handler<Op>,
  options: OperationOptions<Op> = {},
): void {
  const contract = operations[name];
  const { path, method, capability } = contract;
  // An operation whose capability is off is not routed, as if the provider did not know it.
  if (capability && !deps.config.capabilities.includes(capability)) return;
  const isWrite = method === "POST";
  // The limit of writes does not count reads; each recorded one is a row of the audit.
  if (!isWrite && !isQuiet(name) && !options.limit && !options.countsItself)
    throw new Error(`${name} writes rows of the audit without a limit`);
  const answer = serve<Op>();
  const answerTo = (context: Context<Env>) =>
    answer({ deps, name, contract, isWrite, options, handler, context });
  if (isWrite) app.post(path, answerTo);
  else app.on(["GET", "POST"], path, answerTo);
}
