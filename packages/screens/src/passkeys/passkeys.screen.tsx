import { usePasskeys } from "@broker/hooks";
import { announce } from "@broker/ui";
import { useEffect, useRef } from "react";
import { ContactProvider } from "../frame/company-contact.tsx";
import { focusHeading } from "../frame/focus-heading.ts";
import { useMessages } from "../i18n/translation.tsx";
import { passkeysMessages } from "./passkeys.messages.ts";
import { KeptPasskeysView, PasskeysView } from "./passkeys.view.tsx";

const PANEL = "passkeys";

/** The user's passkeys, connected: the list, an addition and a removal; for providers with the capability `passkeys`. */
export function PasskeysScreen() {
  const t = useMessages(passkeysMessages);
  const box = useRef<HTMLDivElement>(null);
  const passkeys = usePasskeys({ onChanged: (change) => announce(t(change)) });
  const isResting = passkeys.flow.step === "resting";
  const wasResting = useRef(true);
  useEffect(() => {
    // A change and a cancel remove the form, which had the focus.
    if (isResting && !wasResting.current) focusHeading(box.current, 2);
    wasResting.current = isResting;
  }, [isResting]);
  return (
    <ContactProvider>
      <div ref={box} id={PANEL}>
        <PasskeysView state={passkeys} />
      </div>
    </ContactProvider>
  );
}

/**
 * The notice that a new password keeps the passkeys, with their number, connected; nothing for a user without passkeys. It is
 * used on the page of {@link PasskeysScreen}.
 */
export function KeptPasskeysScreen() {
  const { list } = usePasskeys();
  if (list.status !== "loaded" || list.rows.length === 0) return null;
  return (
    <KeptPasskeysView
      count={list.rows.length}
      onSee={() => void focusHeading(document.getElementById(PANEL), 2)}
    />
  );
}
