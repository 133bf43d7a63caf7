import { type CancelKind, isCancellable, useCancel } from "@broker/hooks";
import { announce } from "@broker/ui";
import { useRef } from "react";
import { focusHeading } from "../frame/focus-heading.ts";
import { useMessages } from "../i18n/translation.tsx";
import { cancelMessages } from "./cancel.messages.ts";
import { CancelView } from "./cancel.view.tsx";

/** The part of a transaction that decides whether its user can cancel it, and that says who cancelled it. */
export interface CancelRow {
  readonly transactionId: string;
  readonly amountUsd: string;
  readonly statusId: number;
  readonly receipt?: string | null;
  readonly cancelledBy: "client" | "expiry" | null;
}

/** The cancellation of one transaction, connected; for providers with the capability `cancel`. */
export function CancelScreen({ kind, row }: { kind: CancelKind; row: CancelRow }) {
  const t = useMessages(cancelMessages);
  const box = useRef<HTMLDivElement>(null);
  const state = useCancel({
    kind,
    transactionId: row.transactionId,
    onCancelled: () => {
      announce(t("done"));
      // The button of a cancelled transaction is removed.
      focusHeading(box.current?.closest("[role=dialog]") ?? null, 2);
    },
  });
  return (
    <div ref={box}>
      <CancelView
        kind={kind}
        amountUsd={row.amountUsd}
        isOffered={isCancellable(row)}
        cancelledBy={row.cancelledBy}
        state={state}
      />
    </div>
  );
}
