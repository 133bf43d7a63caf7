import { Heading, Link, Notice, Stack } from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import { registrationMessages } from "./registration.messages.ts";

/** What follows a sign-up: where the link was sent, and the way to sign in. */
export function AccountCreated({ email }: { email: string }) {
  const t = useMessages(registrationMessages);
  return (
    <Stack gap={6}>
      <Heading level={1}>{t("createdTitle")}</Heading>
      <Notice tone="positive">{t("createdText", { email })}</Notice>
      <Link href="/login" look="primary" width="full">
        {t("goToLogin")}
      </Link>
    </Stack>
  );
}
