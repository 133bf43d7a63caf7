import { useInbox } from "@broker/hooks";
import { announce } from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import { bellMessages } from "./bell.messages.ts";
import { InboxView } from "./inbox.view.tsx";

/** The bell of the header, connected; for providers with the capability `inbox`. It announces new entries. */
export function InboxScreen() {
  const t = useMessages(bellMessages);
  const inbox = useInbox({
    onArrived: (count) =>
      announce(t("arrived", { count: new Intl.NumberFormat(t.language.locale).format(count) })),
  });
  return <InboxView inbox={inbox} />;
}
