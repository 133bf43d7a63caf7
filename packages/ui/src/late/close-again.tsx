import { useEffect } from "react";

/** The properties of an overlay whose code is loaded on press. */
export interface Closable {
  /** Called when the code fails to load: the overlay does not open, and the next press loads the code again. */
  onMissing: () => void;
}

/** Replaces an overlay whose code failed to load: reports that it is not open. */
export function CloseAgain({ onMissing }: Closable) {
  useEffect(() => onMissing(), [onMissing]);
  return null;
}
