import type { Meta } from "@storybook/react-vite";
import { TransferView } from "../transfer/transfer.view.tsx";

/** A command without an effect. */
export const doNothing = () => {};

/** A transfer that is being entered. */
export const entering = {
  step: "entering",
  kind: "eWallet",
  usdAmount: "50",
  local: { amount: "223.50", currencyCode: "MYR", rate: "4.4712" },
  withoutRate: null,
  issue: null,
  attempts: 0,
  missing: [],
  canSubmit: true,
  change: doNothing,
  submit: doNothing,
} as const;

/** The properties that all story files of the feature share. */
export const setting = {
  component: TransferView,
  args: {
    kind: "eWallet",
    available: 5000,
    transfer: entering,
    onKindChange: doNothing,
    onClose: doNothing,
    onDone: doNothing,
  },
} satisfies Meta<typeof TransferView>;
