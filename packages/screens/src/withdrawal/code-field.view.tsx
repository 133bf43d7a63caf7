import type { OneTimeCode } from "@broker/hooks";
import { Button, Inline, Notice, OneTimeCodeField, Stack, Text } from "@broker/ui";
import { failureMessages } from "../failure/failure.messages.ts";
import { failureText } from "../failure/failure-text.ts";
import { useMessages } from "../i18n/translation.tsx";
import { withdrawalMessages } from "./withdrawal.messages.ts";

interface CodeFieldProps {
  id: string;
  code: OneTimeCode;
  email: string;
  errorMessage: string | undefined;
}

/** The one-time code: asking for it, how long until another, and typing it. */
export function CodeField({ id, code, email, errorMessage }: CodeFieldProps) {
  const t = useMessages(withdrawalMessages);
  const f = useMessages(failureMessages);
  const isCooling = code.secondsLeft > 0;
  return (
    <Stack gap={3}>
      <Inline gap={4} align="end">
        <OneTimeCodeField
          id={id}
          label={t("code")}
          value={code.text}
          onChange={code.change}
          errorMessage={errorMessage}
        />
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
      </Inline>
      <Text size="small" tone="muted">
        {t("codeHint", { email })}
      </Text>
      {code.failure && (
        <Notice tone="negative">
          {failureText(f, code.failure)}
          {code.isRequested && code.expiresAt === null && ` ${t("codeUncertain")}`}
        </Notice>
      )}
      <output>
        {code.isRequested && !code.failure && !code.isRequesting && (
          <Text as="span" size="small" tone="positive">
            {t("codeSent", { email })}
          </Text>
        )}
      </output>
    </Stack>
  );
}
