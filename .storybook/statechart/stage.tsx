import { UNSAFE_PortalProvider as PortalProvider } from "react-aria/PortalProvider";
import { useState, type ReactNode } from "react";

interface StageProps {
  screen: ReactNode;
  /** What is said of the screen, beside it. */
  children: ReactNode;
}

/** A screen whose dialogs open in a frame of their own, so that what is said beside it can be seen meanwhile. */
export function Stage({ screen, children }: StageProps) {
  // A dialog that is open from the first has to find it.
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  return (
    <div className="theatre">
      <div className="stage">
        {frame !== null && <PortalProvider getContainer={() => frame}>{screen}</PortalProvider>}
        <div ref={setFrame} className="dialogs" />
      </div>
      <div>{children}</div>
    </div>
  );
}
