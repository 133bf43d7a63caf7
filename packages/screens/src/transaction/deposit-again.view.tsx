import type { DepositItem } from "@broker/hooks";
import { Button, Inline, ScreenOnly } from "@broker/ui";
import { useState } from "react";
import { RepeatDepositDialog } from "../entries/deposit.ts";
import { useMessages } from "../i18n/translation.tsx";
import { transactionDetailMessages } from "./transaction-detail.messages.ts";

/** The button that repeats a deposit. */
export function DepositAgain({ row }: { row: DepositItem }) {
  const d = useMessages(transactionDetailMessages);
  const [isAsked, setAsked] = useState(false);
  return (
    <ScreenOnly>
      <Inline>
        <Button
          variant="secondary"
          isPending={isAsked}
          pendingLabel={d("again")}
          onPress={() => setAsked(true)}
        >
          {d("again")}
        </Button>
      </Inline>
      {isAsked && <RepeatDepositDialog deposit={row} onClose={() => setAsked(false)} />}
    </ScreenOnly>
  );
}
