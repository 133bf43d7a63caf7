import type { Transfer } from "@broker/hooks";
import { fail, handlers, mock, transferScenarios } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { user, WithBroker } from "../testing/broker.tsx";
import { TransferDialog } from "./transfer.screen.tsx";
import { TransferView } from "./transfer.view.tsx";

const nothing = () => {};
const entering = {
  step: "entering",
  kind: "eWallet",
  usdAmount: "50",
  local: { amount: "223.50", currencyCode: "MYR", rate: "4.4712" },
  withoutRate: null,
  issue: null,
  attempts: 0,
  missing: [],
  canSubmit: true,
  change: nothing,
  submit: nothing,
} as const;
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

const meta = {
  title: "Flows/Transfer",
  component: TransferView,
  args: {
    kind: "eWallet",
    available: 5000,
    transfer: entering,
    onKindChange: nothing,
    onClose: nothing,
    onDone: nothing,
  },
} satisfies Meta<typeof TransferView>;

export default meta;
type Story = StoryObj<typeof meta>;
const at = (transfer: Transfer): Story => ({ args: { transfer } });

/** The rate is told to the last digit that counts. */
export const Entering: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByText("$1.00 USD equals RM 4.4712")).toBeVisible());
  },
};
export const EnteringDark: Story = { globals: { scheme: "dark" } };
export const EnteringOnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const EnteringRightToLeft: Story = { globals: { direction: "rtl" } };
export const EnteringATradingTransfer: Story = {
  args: { kind: "trading", available: 12_340.5, transfer: { ...entering, kind: "trading", local: null } },
};
/** The amount that was typed is marked, and tells its rate and what there is to transfer. */
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
export const EnteringWhileLoading: Story = {
  args: {
    available: null,
    transfer: { ...entering, usdAmount: "", local: null, withoutRate: { reason: "loading" } },
  },
};
export const EnteringWithoutARate = at({
  ...entering,
  local: null,
  withoutRate: { reason: "missing", retry: nothing },
  issue: { code: "rateMissing" },
  attempts: 1,
  canSubmit: false,
});
/** Who has dollars sees one amount: nothing is converted. */
export const EnteringInDollars: Story = {
  ...at({ ...entering, local: { amount: "50.00", currencyCode: "USD", rate: "1" } }),
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText(/^Amount/)).toBeVisible());
    await expect(screen.queryByText(/equals/)).toBeNull();
  },
};
export const Submitting = at({ ...sent, step: "submitting" });
export const Checking = at({ ...sent, step: "checking" });
export const Failed = at({
  step: "failed",
  kind: "eWallet",
  failure: {
    operation: "EWalletTransferRequest",
    kind: "refused",
    message: "There is not enough money in your e-wallet.",
  },
  dismiss: nothing,
});
export const FailedWithoutMessage = at({
  step: "failed",
  kind: "eWallet",
  failure: { operation: "EWalletTransferRequest", kind: "refused" },
  dismiss: nothing,
});
export const NotFound: Story = {
  ...at({ ...sent, step: "notFound", mayArrive: false, canRepeat: true, repeat: nothing, edit: nothing }),
  play: async () => {
    await waitFor(() =>
      expect(screen.getByText("Failed to complete the transfer. Please try again.")).toBeVisible(),
    );
  },
};
/** Without a way to give it up at the provider, no more is said than what is known. */
export const NotFoundYet = at({
  ...sent,
  step: "notFound",
  mayArrive: true,
  canRepeat: true,
  repeat: nothing,
  edit: nothing,
});
export const ConfirmingAnother = at({
  ...sent,
  step: "confirmingAnother",
  earlier: [{ ...sent.intent, key: "earlier", usdAmount: "20.00" }],
  confirm: nothing,
  decline: nothing,
});
export const OutcomeUnknown = at({ ...sent, step: "outcomeUnknown", failure: null, checkAgain: nothing });
export const Settled = at({
  step: "settled",
  kind: "eWallet",
  isPending: false,
  isLate: false,
  intent: sent.intent,
});
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

const closed = fn();
const done = fn();
const connected: Story = {
  render: () => (
    <WithBroker user={user}>
      <TransferDialog onClose={closed} onDone={done} />
    </WithBroker>
  ),
  beforeEach: ({ msw }) => {
    msw.use(...handlers);
    closed.mockClear();
    done.mockClear();
  },
};

/** The whole dialog against a provider: the amount is converted, sent, and the result read. */
export const EnteringThroughToTheEnd: Story = {
  ...connected,
  play: async () => {
    await userEvent.type(await screen.findByLabelText("Amount (USD)"), "50");
    await expect(await screen.findByLabelText("Amount (MYR)")).toHaveAttribute("readonly");
    await userEvent.click(screen.getByRole("button", { name: "Transfer" }));
    const said = await screen.findByText("Transfer successful!");
    await waitFor(() => expect(said).toBeVisible());
    await userEvent.click(screen.getByRole("button", { name: "OK" }));
    await expect(done).toHaveBeenCalledOnce();
  },
};

/** The other direction begins with the amount that is there. */
export const EnteringTheOtherWay: Story = {
  ...connected,
  play: async () => {
    await userEvent.type(await screen.findByLabelText("Amount (USD)"), "50");
    await userEvent.click(screen.getByRole("radio", { name: "cTrader to E-Wallet" }));
    await expect(await screen.findByText(/Pending for approval/)).toBeInTheDocument();
    await expect(screen.getByLabelText("Amount (USD)")).toHaveValue("50");
    await userEvent.click(screen.getByRole("radio", { name: "E-Wallet to cTrader" }));
    await expect(await screen.findByLabelText("Amount (MYR)")).toHaveValue("223.50");
  },
};

/** Without an amount it says so at the field, and sends nothing. */
export const EnteringNothing: Story = {
  ...connected,
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Transfer" }));
    const issue = await screen.findByText("Please enter a valid transfer amount.");
    await waitFor(() => expect(issue).toBeVisible());
  },
};

/** What failed is the transfer, also where it could not even be sent. */
export const FailedBeforeItWasSent: Story = {
  ...connected,
  beforeEach: ({ msw }) => msw.use(...transferScenarios.listFailed, ...handlers),
  play: async () => {
    await userEvent.type(await screen.findByLabelText("Amount (USD)"), "50");
    await userEvent.click(screen.getByRole("button", { name: "Transfer" }));
    const error = await screen.findByRole("alertdialog", { name: "Error" });
    await expect(error).toHaveTextContent("Failed to complete the transfer. Please try again.");
  },
};

/** Without rates it says so and loads them again; nothing is pressed in vain. */
export const EnteringWhoseRatesDidNotLoad: Story = {
  ...connected,
  beforeEach: ({ msw }) => {
    msw.use(fail("GetCurrencies", "refusedWithoutMessage"), ...handlers);
  },
  play: async ({ msw }) => {
    await userEvent.type(await screen.findByLabelText("Amount (USD)"), "50");
    const retry = await screen.findByRole("button", { name: "Retry" });
    await userEvent.click(screen.getByRole("button", { name: "Transfer" }));
    await expect(await screen.findByLabelText("Amount (USD)")).toHaveAccessibleDescription(
      /There is no exchange rate for your currency at the moment/,
    );
    msw.use(mock("GetCurrencies"));
    await userEvent.click(retry);
    await expect(await screen.findByLabelText("Amount (MYR)")).toHaveValue("223.50");
  },
};

/** The provider's refusal comes in an error dialog; the amount stays. */
export const FailedByTheProvider: Story = {
  ...connected,
  beforeEach: ({ msw }) => msw.use(...transferScenarios.eWalletBalanceTooLow, ...handlers),
  play: async () => {
    await userEvent.type(await screen.findByLabelText("Amount (USD)"), "50");
    await userEvent.click(screen.getByRole("button", { name: "Transfer" }));
    const error = await screen.findByRole("alertdialog", { name: "Error" });
    await userEvent.click(await screen.findByRole("button", { name: "OK" }));
    await expect(error).not.toBeInTheDocument();
    await expect(await screen.findByLabelText("Amount (USD)")).toHaveValue("50");
  },
};
