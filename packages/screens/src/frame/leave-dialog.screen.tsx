import { late } from "@broker/ui";
import { useEffect } from "react";
import { useMessages } from "../i18n/translation.tsx";
import { frameMessages } from "./frame.messages.ts";
import type { LeaveDialogProps } from "./leave-question.view.tsx";

/** Asks with the browser's own dialog when the code of ours is missing. */
export function PlainQuestion({ isOpen, onStay, onLeave }: LeaveDialogProps) {
  const t = useMessages(frameMessages);
  useEffect(() => {
    if (!isOpen) return;
    if (window.confirm(t("leaveText"))) onLeave();
    else onStay();
  }, [isOpen, onStay, onLeave, t]);
  return null;
}

// Late code, because it is needed rarely and never before an edit.
const LeaveQuestion = late(async () => (await import("./leave-question.view.tsx")).LeaveQuestion, {
  while: null,
  whenMissing: PlainQuestion,
});

/**
 * Asks for confirmation before unsaved edits are discarded; open it when `hasUnsavedEdits()` returns true.
 *
 * @example
 * <LeaveDialog isOpen={blocker.state === "blocked"} onStay={blocker.reset} onLeave={blocker.proceed} />
 */
export function LeaveDialog(props: LeaveDialogProps) {
  return props.isOpen ? <LeaveQuestion {...props} /> : null;
}
