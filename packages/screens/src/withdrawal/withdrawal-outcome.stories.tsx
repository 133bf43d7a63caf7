import type { WithdrawalState } from "@broker/hooks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import type { WithdrawalView } from "./withdrawal.view.tsx";
import { doNothing, reviewed, setting } from "../testing/withdrawal-stories.ts";

const meta = { title: "Flows/Withdrawal", ...setting } satisfies Meta<typeof WithdrawalView>;

export default meta;
type Story = StoryObj<typeof meta>;
const at = (wizard: WithdrawalState): Story => ({ args: { wizard } });

export const Reviewing: Story = {
  ...at({
    ...reviewed,
    step: "reviewing",
    hasRateChanged: false,
    confirm: doNothing,
    back: doNothing,
  }),
  tags: ["picture"],
};
export const ReviewingAtANewRate = at({
  ...reviewed,
  step: "reviewing",
  hasRateChanged: true,
  confirm: doNothing,
  back: doNothing,
});
export const ReviewingOnAPhone: Story = {
  tags: ["picture"],
  ...Reviewing,
  globals: { viewport: { value: "phone" } },
};
export const Submitting = at({ ...reviewed, step: "submitting" });
export const Checking = at({ ...reviewed, step: "checking" });
export const Failed: Story = {
  ...at({
    step: "failed",
    failure: {
      operation: "WithdrawalRequest",
      kind: "refused",
      message: "The OTP is wrong or has expired.",
    },
    dismiss: doNothing,
  }),
  tags: ["picture"],
  play: async () => {
    await screen.findByRole("button", { name: "OK" });
  },
};
export const FailedWithoutMessage = at({
  step: "failed",
  failure: { operation: "WithdrawalRequest", kind: "refused" },
  dismiss: doNothing,
});
export const NotFound: Story = {
  ...at({
    ...reviewed,
    step: "notFound",
    mayArrive: false,
    canRepeat: true,
    repeat: doNothing,
    edit: doNothing,
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("An error occurred while processing the withdrawal. Please try again."),
    ).toBeVisible();
  },
};
export const NotFoundAfterAReload = at({
  ...reviewed,
  step: "notFound",
  mayArrive: false,
  canRepeat: false,
  repeat: doNothing,
  edit: doNothing,
});
/** Where the provider cannot void an idempotency key, a lost request may still arrive: the screen does not rule it out. */
export const NotFoundYet = at({
  ...reviewed,
  step: "notFound",
  mayArrive: true,
  canRepeat: true,
  repeat: doNothing,
  edit: doNothing,
});
export const ConfirmingAnother = at({
  ...reviewed,
  step: "confirmingAnother",
  earlier: [{ ...reviewed.intent, key: "earlier", usdAmount: "20.00" }],
  confirm: doNothing,
  decline: doNothing,
});
export const OutcomeUnknown = at({
  ...reviewed,
  step: "outcomeUnknown",
  failure: null,
  checkAgain: doNothing,
});
export const Settled: Story = {
  ...at({
    step: "settled",
    transactionId: "W-20261121-0001",
    isLate: false,
    intent: reviewed.intent,
  }),
  tags: ["picture"],
  play: async () => {
    await screen.findByRole("button", { name: "OK" });
  },
};
export const SettledLate = at({
  step: "settled",
  transactionId: "W-20261121-0001",
  isLate: true,
  intent: reviewed.intent,
});
