import type { InboxState } from "@broker/hooks";
import { Bell, IconButton } from "@broker/ui";
import { useState } from "react";
import { lateExtension } from "../frame/late-extension.tsx";
import { MissingDialog } from "../frame/missing-dialog.view.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { bellMessages } from "./bell.messages.ts";
import type { InboxPanelScreenProps } from "./inbox-panel.screen.tsx";

// Late code: every page has the bell, and few visits open it. Loaded when the pointer or the focus is on it.
const Panel = lateExtension<InboxPanelScreenProps>(
  async () => (await import("./inbox-panel.screen.tsx")).InboxPanelScreen,
  {
    while: null,
    whenMissing: ({ isOpen, onOpenChange }) =>
      isOpen && <MissingDialog onClose={() => onOpenChange(false)} />,
  },
);

/** The bell with the number of unread entries, which opens their list. */
export function InboxView({ inbox }: { inbox: InboxState }) {
  const t = useMessages(bellMessages);
  const [state, setState] = useState<"unneeded" | "open" | "closed">("unneeded");
  const isOpen = state === "open";
  const unread = inbox.status === "loaded" ? inbox.unread : 0;
  const figures = new Intl.NumberFormat(t.language.locale);
  return (
    <>
      <IconButton
        icon={Bell}
        label={unread === 0 ? t("read") : t("unread", { count: figures.format(unread) })}
        {...(unread > 0 && { figure: unread > 99 ? `${figures.format(99)}+` : figures.format(unread) })}
        aria-expanded={isOpen}
        onHoverStart={Panel.loadSoon}
        onFocus={Panel.loadSoon}
        onPressStart={Panel.loadSoon}
        onPress={() => setState("open")}
      />
      {state !== "unneeded" && (
        <Panel
          inbox={inbox}
          isOpen={isOpen}
          onOpenChange={(isNowOpen) => setState(isNowOpen ? "open" : "closed")}
        />
      )}
    </>
  );
}
