import { Notice } from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import { freezeMessages } from "./freeze.messages.ts";

/** What a freeze of withdrawals begins with. */
export type FreezeCause = "change" | "signIn";

interface FreezeWarningViewProps {
  hours: number;
  cause: FreezeCause;
  /** Whether the provider has transfers to other users, which pause too. */
  hasUserTransfers: boolean;
}

const sentences = {
  change: { some: "beforeChange", all: "beforeChangeAll" },
  signIn: { some: "beforeSignIn", all: "beforeSignInAll" },
} as const;

/** Says, before a change of the password or of the second factor, for how long withdrawals pause after it. */
export function FreezeWarningView({ hours, cause, hasUserTransfers }: FreezeWarningViewProps) {
  const t = useMessages(freezeMessages);
  const sentence = sentences[cause][hasUserTransfers ? "all" : "some"];
  return <Notice tone="information">{t(sentence, { count: hours })}</Notice>;
}
