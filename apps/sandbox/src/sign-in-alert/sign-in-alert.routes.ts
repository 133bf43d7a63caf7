import { addOperation } from "../contract/operation.ts";
import type { Deps } from "../deps.ts";
import type { App } from "../http/env.ts";
import { Refusal } from "../http/problem.ts";
import { reportSignIn } from "./sign-in-alert.service.ts";

const PER_ADDRESS = { points: 30, seconds: 3600 };

/** Adds the operation by which the link of an e-mail reports a sign-in of another person. */
export function signInAlertRoutes(app: App, deps: Deps): void {
  addOperation(
    app,
    deps,
    "ReportSignIn",
    async ({ input, address, changed }) => {
      const report = await reportSignIn(deps, input.token, address);
      if (report === null)
        throw new Refusal(
          "tokenInvalid",
          "This link no longer works. Links work once, for seven days. If somebody else may be signed in to your account, set a new password.",
        );
      if (!report.isRepeated)
        changed(`user ${report.userId} reported a sign-in: sessions ended, password invalid`);
      return null;
    },
    { limit: PER_ADDRESS, inTransaction: false },
  );
}
