import { usePasswordReset } from "@broker/hooks";
import { useState } from "react";
import { PasswordResetView } from "./password-reset.view.tsx";

/**
 * The modal for a forgotten password, connected. Keep it mounted while it is closed, so that the wait between two
 * e-mails continues.
 *
 * @example
 * <PasswordResetScreen isOpen={isOpen} onClose={() => setOpen(false)} />
 */
export function PasswordResetScreen({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [justSentTo, setJustSentTo] = useState<string | null>(null);
  const reset = usePasswordReset({
    onSent: (email) => {
      setJustSentTo(email);
      onClose();
    },
  });
  return (
    <PasswordResetView
      reset={reset}
      isOpen={isOpen}
      onClose={onClose}
      justSentTo={justSentTo}
      onRead={() => setJustSentTo(null)}
    />
  );
}
