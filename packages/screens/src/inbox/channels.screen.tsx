import { useEventPreferences } from "@broker/hooks";
import { announce } from "@broker/ui";
import { ContactProvider } from "../frame/company-contact.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { ChannelsView } from "./channels.view.tsx";
import { inboxMessages } from "./inbox.messages.ts";

/** The channels of events, connected; for providers with the capability `inbox`. */
export function ChannelsScreen() {
  const t = useMessages(inboxMessages);
  return (
    <ContactProvider>
      <ChannelsView preferences={useEventPreferences({ onChanged: () => announce(t("saved")) })} />
    </ContactProvider>
  );
}
