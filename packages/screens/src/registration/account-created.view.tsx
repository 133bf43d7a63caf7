import { Heading, Link, Notice, Stack } from "@broker/ui";
import { useEffect, useRef } from "react";
import { focusHeading } from "../frame/focus-heading.ts";
import { useMessages } from "../i18n/translation.tsx";
import { registrationMessages } from "./registration.messages.ts";

/** What follows a sign-up: where the link was sent, and the way to sign in. */
export function AccountCreated({ email }: { email: string }) {
  const t = useMessages(registrationMessages);
  const box = useRef<HTMLDivElement>(null);
  // The form that was sent is gone, and the focus with it.
  useEffect(() => void focusHeading(box.current, 1), []);
  return (
    <div ref={box}>
      <Stack gap={6}>
        <Heading level={1}>{t("createdTitle")}</Heading>
        <Notice tone="positive">{t("createdText", { email })}</Notice>
        <Link href="/login" look="primary" width="full">
          {t("goToLogin")}
        </Link>
      </Stack>
    </div>
  );
}
