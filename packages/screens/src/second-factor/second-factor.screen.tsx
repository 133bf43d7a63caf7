import { useSecondFactor } from "@broker/hooks";
import { announce } from "@broker/ui";
import { useRef } from "react";
import { ContactProvider } from "../frame/company-contact.tsx";
import { focusHeading } from "../frame/focus-heading.ts";
import { useMessages } from "../i18n/translation.tsx";
import { secondFactorMessages } from "./second-factor.messages.ts";
import { SecondFactorView } from "./second-factor.view.tsx";

/** Two-step sign-in, connected: its set-up, recovery codes and end; for providers with the capability `secondFactor`. */
export function SecondFactorScreen() {
  const t = useMessages(secondFactorMessages);
  const box = useRef<HTMLDivElement>(null);
  const factor = useSecondFactor({
    onChanged: (change) => {
      announce(t(change));
      // The form with the focus is removed.
      focusHeading(box.current, 2);
    },
  });
  return (
    <ContactProvider>
      <div ref={box}>
        <SecondFactorView state={factor} />
      </div>
    </ContactProvider>
  );
}
