import { addOperation } from "../contract/operation.ts";
import type { Deps } from "../deps.ts";
import type { App } from "../http/env.ts";
import { completeStepUp } from "./step-up.service.ts";

/** Adds the operation by which a user with a second factor confirms a call that was refused without it. */
export function stepUpRoutes(app: App, deps: Deps): void {
  addOperation(
    app,
    deps,
    "CompleteStepUp",
    async ({ user, sessionHash, address, input, changed }) => {
      await completeStepUp(deps, { user, sessionHash, address }, input);
      changed(`second factor proved for ${input.purpose}`);
      return null;
    },
    { inTransaction: false },
  );
}
