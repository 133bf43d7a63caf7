import { useSession, useStepUpRequest } from "@broker/hooks";
import { late } from "@broker/ui";
import { lateExtension } from "../frame/late-extension.tsx";
import { MissingDialog } from "../frame/missing-dialog.view.tsx";
import type { StepUpScreenProps } from "../second-factor/step-up.screen.tsx";
import { PlainWatch, type SessionGuardScreenProps } from "./plain-watch.screen.tsx";

export type { SessionGuardScreenProps } from "./plain-watch.screen.tsx";

// Late code: it renders nothing at first, and every call and page load checks the session itself.
const SessionWatch = late(async () => (await import("./session-watch.screen.tsx")).SessionWatch, {
  while: PlainWatch,
  whenMissing: PlainWatch,
  retry: "return",
});

// Late code, for users with a second factor. Without it the call fails, and can be sent again.
const StepUp = lateExtension<StepUpScreenProps>(
  async () => (await import("../second-factor/step-up.screen.tsx")).StepUpScreen,
  { while: null, whenMissing: ({ request }) => <MissingDialog onClose={request.cancel} /> },
);

/**
 * Guards the session beside the client area: counts down to its end, and shows why it has ended; asks for a code of the second
 * factor if a call waits for it. Render no data of the user beside it once `useSession` reports a sign-out.
 *
 * @example
 * <SessionGuardScreen location={pathname + search} onLeave={(end, returnTo) => leave(end, returnTo)} />
 */
export function SessionGuardScreen(props: SessionGuardScreenProps) {
  const request = useStepUpRequest();
  const { status } = useSession();
  return (
    <>
      <SessionWatch {...props} />
      {/* After the end of the session the call waits until its user has signed in again. */}
      {request && status === "signedIn" && (
        <StepUp key={request.id} request={request} takesPasskeys={props.isRenewable !== false} />
      )}
    </>
  );
}
