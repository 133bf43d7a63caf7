import type { OneTimeCode } from "@broker/hooks";
import { Button, OneTimeCodeField, Stack, Text } from "@broker/ui";
import { type ComponentType, type RefObject, Suspense, useEffect, useRef } from "react";
import type { ErrorDialogProps } from "../failure/error-dialog.view.tsx";
import { failureMessages } from "../failure/failure.messages.ts";
import { toFailureText } from "../failure/failure-text.ts";
import { useMessages } from "../i18n/translation.tsx";
import { withdrawalMessages } from "./withdrawal.messages.ts";

export interface CodeFieldProps {
  id: string;
  code: OneTimeCode;
  email: string;
  errorMessage: string | undefined;
  /** Whether the provider has refused the entered code. */
  isRefused: boolean;
  /** `ErrorDialog`, or a component that loads it late. */
  alert: ComponentType<ErrorDialogProps>;
}

/** Focuses the field when the code was sent, because the button that requested it is disabled for a while. */
function useFocusWhenSent(id: string, code: OneTimeCode): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const { isRequesting } = code;
  const isSent = code.secondsLeft > 0;
  const wasRequesting = useRef(isRequesting);
  useEffect(() => {
    const isAnswered = wasRequesting.current && !isRequesting;
    wasRequesting.current = isRequesting;
    const focused = document.activeElement;
    const isFree = focused === document.body || box.current?.contains(focused);
    if (isAnswered && isSent && isFree) document.getElementById(id)?.focus();
  }, [id, isRequesting, isSent]);
  return box;
}

/** The field of the one-time code, with the button that requests it and the time until the next request. */
export function CodeField({ id, code, email, errorMessage, isRefused, alert: Alert }: CodeFieldProps) {
  const t = useMessages(withdrawalMessages);
  const f = useMessages(failureMessages);
  const isCooling = code.secondsLeft > 0;
  // With a missing code the sentence still says that a code was sent; with a wrong code it does not.
  const isSent = code.isRequested && !code.failure && !code.isRequesting && !isRefused;
  const box = useFocusWhenSent(id, code);
  return (
    <div ref={box}>
      <Stack gap={3}>
        <OneTimeCodeField
          id={id}
          label={t("code")}
          value={code.text}
          onChange={code.change}
          errorMessage={errorMessage}
          action={
            <Button
              variant="secondary"
              onPress={code.request}
              isDisabled={isCooling}
              isPending={code.isRequesting}
              pendingLabel={t("requestingCode")}
            >
              {isCooling
                ? t("requestIn", { seconds: code.secondsLeft })
                : t(code.isRequested ? "requestCodeAgain" : "requestCode")}
            </Button>
          }
        />
        <Text size="small" tone="muted">
          {t("codeHint", { email })} {code.isBound && t("codeIsBound")}
        </Text>
        <output>
          {code.failure && (
            // The error and the possible arrival of a code are shown at once.
            <Suspense fallback={null}>
              <Alert text={toFailureText(f, code.failure)} />
              {code.isRequested && code.expiresAt === null && (
                <Text as="span" size="small">
                  {t("codeUncertain")}
                </Text>
              )}
            </Suspense>
          )}
          {isSent && (
            <Text as="span" size="small" tone="positive">
              {t("codeSent", { email })}
            </Text>
          )}
        </output>
      </Stack>
    </div>
  );
}
