import { addOperation } from "../contract/operation.ts";
import type { Deps } from "../deps.ts";
import type { App } from "../http/env.ts";
import { changePhrase } from "./letter-phrase.service.ts";

/** Adds the operations of the phrase by which a user recognises the provider's e-mails. */
export function letterPhraseRoutes(app: App, deps: Deps): void {
  addOperation(app, deps, "GetLetterPhrase", async ({ user }) => ({ phrase: user.letterPhrase }));
  addOperation(app, deps, "UpdateLetterPhrase", async ({ sql, user, sessionHash, input, changed }) => {
    if (await changePhrase(deps, sql, { user, sessionHash }, input.phrase))
      changed("phrase of e-mails changed");
    return null;
  });
}
