import { addOperation } from "../contract/operation.ts";
import type { Deps } from "../deps.ts";
import type { App } from "../http/env.ts";
import { freezeEndOf } from "./freeze.service.ts";

/** Adds the operation that tells until when the withdrawals of a client are frozen. */
export function freezeRoutes(app: App, deps: Deps): void {
  addOperation(app, deps, "GetFreeze", async ({ user }) => ({
    frozenUntil: freezeEndOf(deps, user)?.toISOString() ?? null,
  }));
}
