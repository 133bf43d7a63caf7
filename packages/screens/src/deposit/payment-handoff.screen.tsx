import { askForPaymentForm, readPaymentForm, useBroker } from "@broker/hooks";
import { useEffect, useRef, useState } from "react";
import { PageTitle } from "../frame/page-title.tsx";
import { useMessages } from "../i18n/translation.tsx";
import type { Search } from "../places/places.ts";
import { depositMessages } from "./deposit.messages.ts";
import { type PaymentHandoffStep, PaymentHandoffView } from "./payment-handoff.view.tsx";
import { submitForm } from "./submit-form.ts";

const titles = { leaving: "leaving", returned: "returned", failed: "handoffFailed" } as const;

/** The delay for which the page names the destination before it submits (spec 9). */
const DELAY = 300;

/** Returns whether the document was reloaded by the back button, after which submitting at once would trap the user. */
function isBack(): boolean {
  const [load] = performance.getEntriesByType("navigation");
  return load instanceof PerformanceNavigationTiming && load.type === "back_forward";
}

/**
 * The document that submits a payment's form, in a separate window: it contains nothing of the provider's HTML. Its
 * policy must allow forms to the gateways' hosts.
 *
 * @example
 * <PaymentHandoffScreen search={searchParams} />
 */
export function PaymentHandoffScreen({ search }: { search: Search }) {
  const reference = search.get("reference");
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
    // The browser restored the page by the back button.
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
