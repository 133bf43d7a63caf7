import { Suspense, useEffect } from "react";
import { useMessages } from "../i18n/translation.tsx";
import { frameMessages } from "./frame.messages.ts";
import { lazyOr } from "./lazy-part.tsx";
import type { LeaveDialogProps } from "./leave-question.view.tsx";

/** Without its own dialog, the browser's asks. */
export function PlainQuestion({ isOpen, onStay, onLeave }: LeaveDialogProps) {
  const t = useMessages(frameMessages);
  useEffect(() => {
    if (!isOpen) return;
    if (window.confirm(t("leaveText"))) onLeave();
    else onStay();
  }, [isOpen, onStay, onLeave, t]);
  return null;
}

// Seldom needed, and never before something was edited.
const LeaveQuestion = lazyOr(
  async () => (await import("./leave-question.view.tsx")).LeaveQuestion,
  PlainQuestion,
);

/**
 * Asks before edits are left behind; open it where `hasUnsavedEdits()` says that there are any.
 *
 * @example
 * <LeaveDialog isOpen={blocker.state === "blocked"} onStay={blocker.reset} onLeave={blocker.proceed} />
 */
export function LeaveDialog(props: LeaveDialogProps) {
  return props.isOpen ? (
    <Suspense fallback={null}>
      <LeaveQuestion {...props} />
    </Suspense>
  ) : null;
}
