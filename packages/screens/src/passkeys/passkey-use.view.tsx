import type { PasskeySignInState } from "@broker/hooks";
import { Button, Notice, Stack } from "@broker/ui";
import { failureMessages } from "../failure/failure.messages.ts";
import { toFailureText } from "../failure/failure-text.ts";
import { useMessages } from "../i18n/translation.tsx";
import { passkeysMessages } from "./passkeys.messages.ts";

/** The words of each use: the label of its button, and the alternative after a failure. */
const words = {
  signIn: { action: "signIn", hint: "signInHint" },
  stepUp: { action: "stepUp", hint: "stepUpHint" },
} as const;

interface PasskeyUseViewProps {
  /** The state of a sign-in, or of a proof before a call, which is alike. */
  state: PasskeySignInState;
  use: keyof typeof words;
}

/** The button that uses a passkey, with the failure of the last use, for a {@link PasskeySignInState}. */
export function PasskeyUseView({ state, use }: PasskeyUseViewProps) {
  const t = useMessages(passkeysMessages);
  const f = useMessages(failureMessages);
  const { action, hint } = words[use];
  const resting = state.step === "resting" ? state : null;
  return (
    <Stack gap={3}>
      {resting?.failure && (
        <Notice tone="negative" role="alert">
          {toFailureText(f, resting.failure)}
        </Notice>
      )}
      {resting?.issue && (
        <Notice tone="information" role="alert">
          {t(resting.issue)} {t(hint)}
        </Notice>
      )}
      <Button
        variant="secondary"
        width="full"
        isPending={!resting}
        pendingLabel={t("usePending")}
        onPress={() => resting?.begin()}
      >
        {t(action)}
      </Button>
    </Stack>
  );
}
