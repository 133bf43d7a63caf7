import { askForPaymentForm, readPaymentForm, useBroker } from "@broker/hooks";
import { useEffect, useRef, useState } from "react";
import { PageTitle } from "../frame/page-title.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { depositMessages } from "./deposit.messages.ts";
import { type PaymentHandoffStep, PaymentHandoffView } from "./payment-handoff.view.tsx";
import { submitForm } from "./submit-form.ts";

const titles = { leaving: "leaving", returned: "returned", failed: "handoffFailed" } as const;

/** How long the page says where it leads before it does (spec 9). */
const DELAY = 300;

/** The document was loaded anew by the back button: leading on at once would be a trap. */
function isBack(): boolean {
  const [load] = performance.getEntriesByType("navigation");
  return load instanceof PerformanceNavigationTiming && load.type === "back_forward";
}

/**
 * The document that a payment's form is submitted from, in a window of its own: nothing of the provider's HTML is in it.
 * Its policy must allow forms to lead to the gateways' hosts.
 *
 * @example
 * <PaymentHandoffScreen reference={searchParams.get("reference")} />
 */
export function PaymentHandoffScreen({ reference }: { reference: string | null }) {
  const broker = useBroker();
  const t = useMessages(depositMessages);
  const [step, setStep] = useState<PaymentHandoffStep>("leaving");
  const isPressed = useRef(false);

  useEffect(() => {
    if (step !== "leaving") return undefined;
    let isOver = false;
    const leave = async () => {
      if (isBack() && !isPressed.current) return setStep("returned");
      const form = readPaymentForm(broker, reference) ?? (await askForPaymentForm(broker, reference));
      if (isOver) return undefined;
      if (form) submitForm(form);
      else setStep("failed");
      return undefined;
    };
    const timer = setTimeout(() => void leave(), DELAY);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [broker, reference, step]);

  useEffect(() => {
    const refused = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === "form-action") setStep("failed");
    };
    // By the back button, from a page that the browser kept.
    const returned = ({ persisted }: PageTransitionEvent) => persisted && setStep("returned");
    document.addEventListener("securitypolicyviolation", refused);
    window.addEventListener("pageshow", returned);
    return () => {
      document.removeEventListener("securitypolicyviolation", refused);
      window.removeEventListener("pageshow", returned);
    };
  }, []);

  return (
    <>
      <PageTitle>{t(titles[step])}</PageTitle>
      <PaymentHandoffView
        step={step}
        onLeave={() => {
          isPressed.current = true;
          setStep("leaving");
        }}
      />
    </>
  );
}
