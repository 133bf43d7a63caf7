import type { InboxState } from "@broker/hooks";
import { Dialog } from "@broker/ui";
import { useRef } from "react";
import { ContactProvider } from "../frame/company-contact.tsx";
import { focusHeading } from "../frame/focus-heading.ts";
import { useMessages } from "../i18n/translation.tsx";
import { inboxMessages } from "./inbox.messages.ts";
import { InboxListView } from "./inbox-list.view.tsx";

/** The properties of {@link InboxPanelScreen}. */
export interface InboxPanelScreenProps {
  inbox: InboxState;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The list that the bell opens: a panel beside the page, like the panel of a transaction, and on phones a sheet. */
export function InboxPanelScreen({ inbox, isOpen, onOpenChange }: InboxPanelScreenProps) {
  const t = useMessages(inboxMessages);
  const box = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      title={t("heading")}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement="end"
      closeLabel={t("close")}
    >
      <div ref={box}>
        <ContactProvider>
          <InboxListView
            inbox={inbox}
            onLeave={() => onOpenChange(false)}
            // The pressed button is removed.
            onAllRead={() => focusHeading(box.current?.closest("[role=dialog]") ?? null, 2)}
          />
        </ContactProvider>
      </div>
    </Dialog>
  );
}
