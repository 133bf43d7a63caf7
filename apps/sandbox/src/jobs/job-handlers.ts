import { laneNames } from "../db/names.ts";
import type { Deps } from "../deps.ts";
import { createCallbackJob } from "../gateway/gateway.pages.ts";
import { createLetterJob } from "../mailbox/hand-over.ts";
import { sendResetLetter } from "../password-reset/password-reset.service.ts";
import { createStatementJob } from "../statement/statement.service.ts";
import { createDeletionReminder } from "../privacy/deletion.service.ts";
import { createDataExportJob } from "../privacy/data-export-job.ts";
import { type JobHandlers, runDueJobs } from "./job.service.ts";
import type { Lane } from "./job.store.ts";

/** A function that answers requests: the app's, or `fetch`. */
export type Send = (request: Request) => Response | Promise<Response>;

/** Runs due jobs, and returns their number. */
export interface Worker {
  /** Runs the due jobs of one lane. */
  readonly run: (lane: Lane) => Promise<number>;
  /** Runs all due jobs, also those that other ones enqueue. */
  readonly runAll: () => Promise<number>;
}

/** Creates a worker; `send` delivers the callbacks of the gateways. */
export function createWorker(deps: Deps, send: Send): Worker {
  const handlers: JobHandlers = {
    resetLetter: (payload) => sendResetLetter(deps, payload),
    letter: createLetterJob(deps),
    statement: createStatementJob(deps),
    dataExport: createDataExportJob(deps),
    deletionReminder: createDeletionReminder(deps),
    gatewayCallback: createCallbackJob(deps, send),
  };
  const run = (lane: Lane) => runDueJobs(deps, handlers, lane);
  return {
    run,
    async runAll() {
      let done = 0;
      for (;;) {
        const counts = await Promise.all(laneNames.map(run));
        const count = counts.reduce((sum, one) => sum + one, 0);
        if (count === 0) return done;
        done += count;
      }
    },
  };
}
