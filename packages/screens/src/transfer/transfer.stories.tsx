import type { TransferState } from "@broker/hooks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import type { TransferView } from "./transfer.view.tsx";
import { openSummary } from "../testing/folded.ts";
import { entering, doNothing, setting } from "../testing/transfer-stories.ts";

const meta = { title: "Flows/Transfer", ...setting } satisfies Meta<typeof TransferView>;

export default meta;
type Story = StoryObj<typeof meta>;
const at = (transfer: TransferState): Story => ({ args: { transfer } });

const sent = {
  kind: "eWallet",
  intent: {
    key: "key",
    kind: "eWallet",
    usdAmount: "50",
    local: { amount: "223.50", currencyCode: "MYR" },
    recipientLogin: null,
    fileHash: null,
  },
} as const;

/** The rate is shown to the last significant digit, at the amount and in the summary beside it. */
export const Entering: Story = {
  tags: ["picture"],
  play: async () => {
    // Below the field, and in the summary.
    const [below] = await screen.findAllByText("$1.00 USD equals RM 4.4712");
    await waitFor(() => expect(below).toBeVisible());
    await openSummary(screen);
    await expect(screen.getAllByText("$1.00 USD equals RM 4.4712")).toHaveLength(2);
    await waitFor(() => expect(screen.getByText("No fee")).toBeVisible());
  },
};
export const EnteringDark: Story = { tags: ["picture"], globals: { scheme: "dark" } };
export const EnteringOnAPhone: Story = { tags: ["picture"], globals: { viewport: { value: "phone" } } };
/** The bar of a phone says the amount, and opens the summary with rate and fee. */
export const EnteringOnAPhoneWithTheSummary: Story = {
  tags: ["picture"],
  globals: { viewport: { value: "phone" } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: /Your transfer/ }));
    const fee = await screen.findByText("No fee");
    await waitFor(() => expect(fee).toBeVisible());
    await expect(screen.getByRole("button", { name: "Transfer" })).toBeVisible();
  },
};
export const EnteringRightToLeft: Story = { tags: ["picture"], globals: { direction: "rtl" } };
export const EnteringATradingTransfer: Story = {
  args: { kind: "trading", available: 12_340.5, transfer: { ...entering, kind: "trading", local: null } },
};
/** The invalid amount is marked, and described by its rate and the available balance. */
export const EnteringWithAnIssue: Story = {
  ...at({
    ...entering,
    usdAmount: "",
    local: { amount: "", currencyCode: "MYR", rate: "4.47" },
    issue: { code: "amountInvalid" },
    attempts: 1,
  }),
  play: async () => {
    const typed = await screen.findByLabelText("Amount (USD)");
    await expect(typed).toBeInvalid();
    await expect(typed).toHaveAccessibleDescription(/Please enter a valid transfer amount\./);
    await expect(typed).toHaveAccessibleDescription(/equals/);
    await expect(typed).toHaveAccessibleDescription(/In your e-wallet: \$/);
    await expect(screen.getByLabelText("Amount (MYR)")).toBeValid();
  },
};
/** A pasted text that is no amount stays, with the reason. */
export const EnteringAPastedText: Story = {
  ...at({ ...entering, usdAmount: "", local: { amount: "", currencyCode: "MYR", rate: "4.47" } }),
  play: async ({ userEvent }) => {
    const field = await screen.findByLabelText("Amount (USD)");
    await userEvent.click(field);
    await userEvent.paste("RM 300");
    await expect(field).toHaveValue("RM 300");
    await expect(field).toHaveAccessibleDescription(/Please enter a valid transfer amount\./);
  },
};
export const EnteringWhileLoading: Story = {
  args: {
    available: null,
    transfer: { ...entering, usdAmount: "", local: null, withoutRate: { reason: "loading" } },
  },
};
export const EnteringWithoutARate = at({
  ...entering,
  local: null,
  withoutRate: { reason: "missing", retry: doNothing },
  issue: { code: "rateMissing" },
  attempts: 1,
  canSubmit: false,
});
/** A transfer in US dollars has one amount, without conversion. */
export const EnteringInDollars: Story = {
  ...at({ ...entering, local: { amount: "50.00", currencyCode: "USD", rate: "1" } }),
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText(/^Amount/)).toBeVisible());
    await expect(screen.queryByText(/equals/)).toBeNull();
  },
};
export const Submitting = at({ ...sent, step: "submitting" });
export const Checking = at({ ...sent, step: "checking" });
/** The notice begins with the reason, and continues with the state of the money and the next step. */
export const Failed: Story = {
  ...at({
    step: "failed",
    kind: "eWallet",
    failure: {
      operation: "EWalletTransferRequest",
      kind: "refused",
      message: "There is not enough money in your e-wallet.",
    },
    dismiss: doNothing,
  }),
  play: async () => {
    await expect(await screen.findByRole("alertdialog")).toHaveAccessibleDescription(
      /^There is not enough money in your e-wallet\..*No money was moved\./s,
    );
  },
};
export const FailedWithoutMessage = at({
  step: "failed",
  kind: "eWallet",
  failure: { operation: "EWalletTransferRequest", kind: "refused" },
  dismiss: doNothing,
});
export const NotFound: Story = {
  ...at({ ...sent, step: "notFound", mayArrive: false, canRepeat: true, repeat: doNothing, edit: doNothing }),
  play: async () => {
    await waitFor(() =>
      expect(screen.getByText("Failed to complete the transfer. Please try again.")).toBeVisible(),
    );
    // The summary stays in view beside the notice.
    await openSummary(screen);
    await waitFor(() => expect(screen.getByText("RM 223.50")).toBeVisible());
  },
};
/** Where the provider cannot void an idempotency key, a lost request may still arrive: the screen does not rule it out. */
export const NotFoundYet = at({
  ...sent,
  step: "notFound",
  mayArrive: true,
  canRepeat: true,
  repeat: doNothing,
  edit: doNothing,
});
export const ConfirmingAnother = at({
  ...sent,
  step: "confirmingAnother",
  earlier: [{ ...sent.intent, key: "earlier", usdAmount: "20.00" }],
  confirm: doNothing,
  decline: doNothing,
});
export const OutcomeUnknown = at({ ...sent, step: "outcomeUnknown", failure: null, checkAgain: doNothing });
export const Settled: Story = {
  ...at({
    step: "settled",
    kind: "eWallet",
    isPending: false,
    isLate: false,
    intent: sent.intent,
  }),
  tags: ["picture"],
  play: async () => {
    await screen.findByRole("button", { name: "OK" });
  },
};
export const SettledPending = at({
  step: "settled",
  kind: "trading",
  isPending: true,
  isLate: false,
  intent: { ...sent.intent, kind: "trading", local: null },
});
export const SettledLate = at({
  step: "settled",
  kind: "eWallet",
  isPending: false,
  isLate: true,
  intent: sent.intent,
});
