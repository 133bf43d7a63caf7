import { askForPaymentForm, readPaymentForm, useBroker, useSession } from "@broker/hooks";
import { useEffect, useRef, useState } from "react";
import { PageTitle } from "../frame/page-title.tsx";
import { useMessages } from "../i18n/translation.tsx";
import type { Search } from "../places/places.ts";
import { paymentHandoffMessages } from "./payment-handoff.messages.ts";
import { type PaymentHandoffStep, PaymentHandoffView } from "./payment-handoff.view.tsx";
import { submitForm } from "./submit-form.ts";

/** The delay for which the page names the destination before it submits (spec 9). */
const DELAY = 300;

/**
 * Returns whether the document was opened by the back button: a form that is submitted at once would then lead the user forward
 * again.
 */
function isBack(): boolean {
  const [load] = performance.getEntriesByType("navigation");
  return load instanceof PerformanceNavigationTiming && load.type === "back_forward";
}

/** Listens to the events of the document: the browser refuses the form, or restores the page by the back button. */
function useHandoffEvents(setStep: (step: PaymentHandoffStep) => void, isOver: boolean): void {
  useEffect(() => {
    const refused = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === "form-action") setStep("failed");
    };
    // The browser restored the page by the back button.
    const returned = ({ persisted }: PageTransitionEvent) => persisted && !isOver && setStep("returned");
    document.addEventListener("securitypolicyviolation", refused);
    window.addEventListener("pageshow", returned);
    return () => {
      document.removeEventListener("securitypolicyviolation", refused);
      window.removeEventListener("pageshow", returned);
    };
  }, [setStep, isOver]);
}

/**
 * The document that submits a payment's form, in a separate window: it contains nothing of the provider's HTML. Its
 * policy must allow forms to the gateways' hosts. With `returned` in its address it submits nothing, and says that the
 * window can be closed: a gateway leads there after a payment that was opened in a frame, since its window has no
 * session.
 *
 * @example
 * <PaymentHandoffScreen search={searchParams} />
 */
export function PaymentHandoffScreen({ search }: { search: Search }) {
  const reference = search.get("reference");
  const isOver = search.get("returned") !== null;
  const broker = useBroker();
  const t = useMessages(paymentHandoffMessages);
  const [step, setStep] = useState<PaymentHandoffStep>(isOver ? "over" : "leaving");
  const session = useSession();
  const isPressed = useRef(false);

  useEffect(() => {
    if (step !== "leaving") return undefined;
    let isGone = false;
    const leave = async () => {
      if (isBack() && !isPressed.current) return setStep("returned");
      const form = readPaymentForm(broker, reference) ?? (await askForPaymentForm(broker, reference));
      if (isGone) return undefined;
      if (form) submitForm(form);
      else setStep("failed");
      return undefined;
    };
    const timer = setTimeout(() => void leave(), DELAY);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [broker, reference, step]);

  useHandoffEvents(setStep, isOver);

  return (
    <>
      <PageTitle>{t(step)}</PageTitle>
      <PaymentHandoffView
        step={step}
        isSignedIn={session.status === "signedIn"}
        onLeave={() => {
          isPressed.current = true;
          setStep("leaving");
        }}
      />
    </>
  );
}
