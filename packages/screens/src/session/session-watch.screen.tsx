import { type StepUpRequest, useSessionGuard, useStepUpRequest } from "@broker/hooks";
import { late } from "@broker/ui";
import { lateExtension } from "../frame/late-extension.tsx";
import { MissingDialog } from "../frame/missing-dialog.view.tsx";
import { PlainWatch, type SessionGuardScreenProps } from "./plain-watch.screen.tsx";

// Late code, loaded shortly before the end of a session.
const SessionNotices = late(async () => (await import("./session-notices.screen.tsx")).SessionNotices, {
  while: null,
  whenMissing: PlainWatch,
});

// Late code, for users with a second factor. Without it the call fails, and can be sent again.
const StepUp = lateExtension<{ request: StepUpRequest }>(
  async () => (await import("../second-factor/step-up.screen.tsx")).StepUpScreen,
  { while: null, whenMissing: ({ request }) => <MissingDialog onClose={request.cancel} /> },
);

/** The session guard with its machine, and the question for a code; {@link SessionGuardScreen} loads it late. */
export function SessionWatch(props: SessionGuardScreenProps) {
  const { location, onLeave } = props;
  const request = useStepUpRequest();
  const guard = useSessionGuard({
    location,
    onEnded: (end, returnTo) => {
      if (end !== "inactivity") onLeave(end, returnTo);
    },
  });
  if (guard.step === "signedOut") return null;
  // After the end of the session the call waits until its user has signed in again.
  const isOpen = guard.step === "active" || "secondsLeft" in guard;
  return (
    <>
      {guard.step !== "active" && <SessionNotices guard={guard} {...props} />}
      {isOpen && request && <StepUp key={request.id} request={request} />}
    </>
  );
}
