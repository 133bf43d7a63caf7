import { Notice } from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import { freezeMessages } from "./freeze.messages.ts";

/** The action that begins a freeze of withdrawals. */
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

/** Warns before a change of the password or of the second factor for how long withdrawals will be paused. */
export function FreezeWarningView({ hours, cause, hasUserTransfers }: FreezeWarningViewProps) {
  const t = useMessages(freezeMessages);
  const sentence = sentences[cause][hasUserTransfers ? "all" : "some"];
  return <Notice tone="information">{t(sentence, { count: hours })}</Notice>;
}
