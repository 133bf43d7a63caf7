import { Button, Heading, Link, Notice, Stack, Text } from "@broker/ui";
import { useEffect, useRef } from "react";
import { focusHeading } from "../frame/focus-heading.ts";
import { useMessages } from "../i18n/translation.tsx";
import { usePlaces } from "../places/host.tsx";
import { registrationMessages } from "./registration.messages.ts";

interface AccountCreatedProps {
  email: string;
  /** Called where the address is wrong. */
  onCorrect: () => void;
}

/** The page after a sign-up: the address to which the link was sent, a link to sign in, and what helps without an e-mail. */
export function AccountCreated({ email, onCorrect }: AccountCreatedProps) {
  const t = useMessages(registrationMessages);
  const places = usePlaces();
  const box = useRef<HTMLDivElement>(null);
  // The submitted form, which had the focus, was removed.
  useEffect(() => void focusHeading(box.current, 1), []);
  return (
    <div ref={box}>
      <Stack gap={6}>
        <Heading level={1}>{t("createdTitle")}</Heading>
        <Notice tone="positive">{t("createdText", { email })}</Notice>
        <Link href={places.login} look="primary" width="full">
          {t("goToLogin")}
        </Link>
        <Text tone="muted">{t("createdLate")}</Text>
        <Stack gap={3}>
          <Text tone="muted">{t("createdWrong")}</Text>
          <Button variant="secondary" width="full" onPress={onCorrect}>
            {t("correctAddress")}
          </Button>
        </Stack>
      </Stack>
    </div>
  );
}
