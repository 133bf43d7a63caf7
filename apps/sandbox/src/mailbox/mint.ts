import type { Sql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { mintCode } from "../one-time-code/mint-code.ts";
import { type LinkPurpose, registrationStore } from "../registration/registration.store.ts";
import type { Letter } from "./letter.ts";
import type { MailRow } from "./mailbox.store.ts";
import type { Secret } from "./write-letter.ts";

/**
 * Creates the link or the code of an e-mail just before delivery, and stores its hash only; it cannot be read anywhere
 * else. Null where a code is no longer needed.
 */
export async function mintSecret(
  deps: Deps,
  sql: Sql,
  { userId, mailId }: MailRow,
  letter: Letter,
): Promise<Secret | null> {
  const mintToken = async (purpose: LinkPurpose) => {
    if (userId === null) throw new Error("A link of an account is for nobody");
    const token = deps.randomToken();
    await registrationStore.insertToken(sql, { token, userId, mailId, purpose, at: deps.clock.now() });
    return token;
  };
  switch (letter.kind) {
    case "verifyEmail":
    case "verifyEmailFirst":
      return { path: `/email/verify?token=${await mintToken("verify")}` };
    case "resetPassword":
    case "signInReported":
      return { path: `${resetPage(deps)}?token=${await mintToken("reset")}` };
    case "factorRemovalAsked":
      return { path: `/sandbox/keep-factor?token=${await mintToken("keepFactor")}` };
    case "signInFromNewDevice":
      return { path: `/sign-in-report?token=${await mintToken("reportSignIn")}` };
    case "withdrawalCode":
    case "withdrawalCodeForAnyAmount": {
      const code = await mintCode(deps, sql, letter.codeId);
      return code === null ? null : { code };
    }
    default:
      return {};
  }
}

/** Returns the page on which a new password is set: the portal's own, or the provider's where portals have none. */
const resetPage = ({ config }: Deps): string =>
  config.capabilities.includes("passwordReset") ? "/reset-password" : "/sandbox/reset-password";
