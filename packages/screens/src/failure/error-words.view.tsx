import { Stack } from "@broker/ui";
import { CompanyContact } from "../frame/company-contact.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { failureMessages } from "./failure.messages.ts";

/** The sentence of an error. A sentence that refers to the system administrator is followed by the contact channels. */
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
