import type { Deps } from "../deps.ts";
import { callbackJob } from "../gateway/gateway.pages.ts";
import { smtpJob } from "../mailbox/smtp.ts";
import { sendResetLetter } from "../password-reset/password-reset.service.ts";
import { type JobHandler, runDueJobs } from "./job.service.ts";

/** Something that answers requests: the app, or `fetch`. */
export type Send = (request: Request) => Response | Promise<Response>;

/** Does everything that is due now; `send` delivers the callbacks of the gateways. */
export function createWorker(deps: Deps, send: Send): () => Promise<number> {
  const handlers: Readonly<Record<string, JobHandler>> = {
    resetLetter: (payload) => sendResetLetter(deps, payload),
    smtp: smtpJob(deps),
    gatewayCallback: callbackJob(deps, send),
  };
  return () => runDueJobs(deps, handlers);
}
