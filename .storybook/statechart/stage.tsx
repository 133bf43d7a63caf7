import { UNSAFE_PortalProvider as PortalProvider } from "react-aria/PortalProvider";
import { useState, type ReactNode } from "react";

interface StageProps {
  screen: ReactNode;
  /** The description beside the screen. */
  children: ReactNode;
}

/** A screen whose dialogs open within its frame, so that the description beside it stays visible. */
export function Stage({ screen, children }: StageProps) {
  // State, so that an initially open dialog finds the frame.
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
