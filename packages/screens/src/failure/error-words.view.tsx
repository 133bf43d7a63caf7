import { Stack } from "@broker/ui";
import { CompanyContact } from "../frame/company-contact.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { failureMessages } from "./failure.messages.ts";

/** An error's sentence; one that sends the user to the system admin is followed by how that person is reached. */
export function ErrorWords({ text }: { text: string }) {
  const f = useMessages(failureMessages);
  if (text !== f("unexpected") && text !== f("kyc")) return text;
  return (
    <Stack gap={2}>
      <span>{text}</span>
      <CompanyContact />
    </Stack>
  );
}
