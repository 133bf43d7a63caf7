import { useCapability, usePayeeChanges, usePayeeForm, usePayees } from "@broker/hooks";
import { announce } from "@broker/ui";
import { useRef } from "react";
import { ContactProvider } from "../frame/company-contact.tsx";
import { focusHeading } from "../frame/focus-heading.ts";
import { useMessages } from "../i18n/translation.tsx";
import { payeesMessages } from "./payees.messages.ts";
import { PayeesView } from "./payees.view.tsx";

/** The user's saved accounts, connected; for providers with the capability `payees`. */
export function PayeesScreen() {
  const t = useMessages(payeesMessages);
  const box = useRef<HTMLDivElement>(null);
  const payees = usePayees();
  const changes = usePayeeChanges({
    onChanged: () => {
      announce(t("changed"));
      // The button that was pressed is removed.
      focusHeading(box.current, 2);
    },
  });
  const form = usePayeeForm();
  const hasStepUp = useCapability("stepUp");
  return (
    <div ref={box}>
      <ContactProvider>
        <PayeesView payees={payees} changes={changes} form={form} hasStepUp={hasStepUp} />
      </ContactProvider>
    </div>
  );
}
