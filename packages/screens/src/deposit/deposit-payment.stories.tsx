import { mock } from "@broker/mocks";
import type { DepositState } from "@broker/hooks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { ContactProvider } from "../frame/company-contact.tsx";
import { WithBroker } from "../testing/broker.tsx";
import {
  complete,
  crypto,
  cryptoIntent,
  editing,
  hosted,
  intent,
  receipt,
  requested,
} from "../testing/deposit.ts";
import { openSummary } from "../testing/folded.ts";
import { DepositView } from "./deposit.view.tsx";

const nothing = () => {};

const meta = {
  title: "Flows/Deposit payment",
  component: DepositView,
  args: {
    onDone: nothing,
    eligibility: complete,
    wizard: { ...requested, ...editing, step: "providingProof", file: null, canSubmit: false },
  },
} satisfies Meta<typeof DepositView>;

export default meta;
type Story = StoryObj<typeof meta>;
const at = (wizard: DepositState): Story => ({ args: { wizard } });

/** The amount is shown with every digit that is sent, also in a currency without a minor unit. */
export const ProvidingProofInDong: Story = {
  ...at({
    ...requested,
    ...editing,
    step: "providingProof",
    file: null,
    canSubmit: false,
    intent: { ...intent, currencyCode: "VND", localAmount: "25412.50" },
  }),
  play: async ({ canvas }) => {
    const [amount] = await canvas.findAllByText("₫25,412.50");
    await expect(amount).toBeVisible();
    await expect(canvas.queryByText("₫25,413")).toBeNull();
  },
};
export const ProvidingProof: Story = {
  ...at({
    ...requested,
    ...editing,
    step: "providingProof",
    file: null,
    canSubmit: false,
  }),
};
/** Without the name of the account, the user cannot pay. */
export const ProvidingProofWhoseAccountIsGone: Story = {
  ...at({ ...requested, ...editing, platform: null, step: "providingProof", file: null, canSubmit: false }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/please do not pay to it/)).toBeVisible();
  },
};
export const ProvidingProofOfALateRequest = at({
  ...requested,
  ...editing,
  isLate: true,
  step: "providingProof",
  file: null,
  canSubmit: false,
});
/** The user sends USDT, and the provider credits US dollars. */
export const ProvidingProofForCrypto: Story = {
  ...at({
    ...requested,
    ...editing,
    platform: crypto,
    intent: cryptoIntent,
    step: "providingProof",
    file: receipt,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Wallet address")).toBeVisible();
    await expect(canvas.getByText("Amount", { selector: "dt" })).toBeVisible();
    await expect(canvas.getAllByText("100.00 USDT")[0]).toBeVisible();
    await expect(canvas.getByText("Amount (USD)", { selector: "dt" })).toBeVisible();
  },
};
export const ProvidingProofRightToLeft: Story = { ...ProvidingProof, globals: { direction: "rtl" } };
export const ProvidingProofOnAPhone: Story = {
  ...ProvidingProof,
  globals: { viewport: { value: "phone" } },
};
/** The amount stays unchanged while it is submitted. */
export const Submitting: Story = {
  ...at({ ...requested, step: "submitting", file: receipt }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Remove receipt.pdf" })).toBeDisabled();
    await expect(canvas.getByText("Uploading...")).toBeVisible();
  },
};
export const CheckingProof = at({ ...requested, step: "checkingProof", file: receipt });
/** After a reload the proof is looked up before the platforms have loaded. */
export const CheckingProofForCryptoWithoutItsPlatform: Story = {
  ...at({ ...requested, platform: null, intent: cryptoIntent, step: "checkingProof", file: null }),
  play: async ({ canvas }) => {
    await canvas.findAllByRole("heading", { level: 2 });
    await openSummary(canvas);
    await expect(await canvas.findByText("Cryptocurrency")).toBeVisible();
    await expect(canvas.getByText("USDT (TRC20)")).toBeVisible();
    await expect(canvas.queryByText(/exactly this amount/)).toBeNull();
  },
};
export const ProofFailed = at({
  ...requested,
  step: "proofFailed",
  failure: {
    operation: "SubmitDeposit",
    kind: "invalid",
    message: "Unsupported file format. Only images and PDF are allowed.",
  },
  dismiss: nothing,
});
export const ProofNotFound: Story = {
  ...at({ ...requested, ...editing, step: "proofNotFound", file: receipt }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Failed to submit payment proof. Please try again.")).toBeVisible();
  },
};
export const ProofUnknown = at({ ...requested, step: "proofUnknown", checkAgain: nothing });
const waiting = { ...hosted, reopen: nothing, restart: nothing };
export const Continuing = at({ ...hosted, step: "continuing", continue: nothing });
/** An amount in US dollars is listed once. */
export const ContinuingInDollars: Story = {
  ...at({
    ...hosted,
    intent: { ...hosted.intent, currencyCode: "USD", localAmount: "100.00" },
    step: "continuing",
    continue: nothing,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("To pay")).toBeVisible();
    await expect(canvas.queryByText("Amount (USD)")).toBeNull();
  },
};
export const WindowBlocked = at({
  ...waiting,
  step: "windowBlocked",
  link: "https://pay.ess.example/checkout",
  follow: nothing,
});
export const AwaitingPayment: Story = {
  ...at({ ...waiting, step: "awaitingPayment", checkAgain: nothing }),
  tags: ["picture"],
};
export const AwaitingPaymentOnAPhone: Story = {
  tags: ["picture"],
  ...AwaitingPayment,
  globals: { viewport: { value: "phone" } },
};
export const AwaitingPaymentDark: Story = {
  tags: ["picture"],
  ...AwaitingPayment,
  globals: { scheme: "dark" },
};
export const AwaitingPaymentRightToLeft: Story = {
  tags: ["picture"],
  ...AwaitingPayment,
  globals: { direction: "rtl" },
};
export const PaymentUnknown = at({ ...waiting, step: "paymentUnknown", checkAgain: nothing });
export const PaymentCancelled = at({ ...waiting, step: "paymentCancelled" });
export const Unpayable: Story = {
  ...at({ ...waiting, step: "unpayable", reason: "notAllowed" }),
  tags: ["picture"],
};
export const Settled: Story = {
  ...at({
    step: "settled",
    transactionId: requested.transactionId,
    outcome: "submitted",
    intent: requested.intent,
  }),
  tags: ["picture"],
  play: async () => {
    await screen.findByRole("button", { name: "OK" });
  },
};
export const SettledOnAPhone: Story = {
  tags: ["picture"],
  ...Settled,
  globals: { viewport: { value: "phone" } },
};
export const SettledDark: Story = { tags: ["picture"], ...Settled, globals: { scheme: "dark" } };
/** The provider says how long a review usually takes. */
export const SettledWithUsualTime: Story = {
  ...Settled,
  tags: [],
  beforeEach: ({ msw }) => msw.use(mock("GetCapabilities")),
  render: (args) => (
    <WithBroker>
      <ContactProvider>
        <DepositView {...args} />
      </ContactProvider>
    </WithBroker>
  ),
  play: async () => {
    await screen.findByText("Usually within one working day");
  },
};
export const SettledWhenPaid = at({
  step: "settled",
  transactionId: requested.transactionId,
  outcome: "paid",
  intent: waiting.intent,
});
