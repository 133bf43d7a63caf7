import { type ChallengedState, useSignInStep } from "@broker/hooks";
import { ContactProvider } from "../frame/company-contact.tsx";
import { SignInStepView } from "./sign-in-step.view.tsx";

/** The second step of a sign-in or a renewal, connected; its screens load it when the provider asks for a code. */
export function SignInStepScreen({ challenged, level }: { challenged: ChallengedState; level: 1 | 2 }) {
  const { challenge, complete, restart } = challenged;
  const step = useSignInStep({ challenge, onCompleted: complete });
  return (
    <ContactProvider>
      <SignInStepView step={step} restart={restart} level={level} />
    </ContactProvider>
  );
}
