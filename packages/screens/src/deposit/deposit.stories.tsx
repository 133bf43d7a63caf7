import { examples } from "@broker/api-spec/examples";
import type { DepositWizard } from "@broker/hooks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { DepositView } from "./deposit.view.tsx";

const platforms = examples.GetPaymentPlatforms.success.data;
const gateway = platforms.find(({ paymentTypeId }) => paymentTypeId === 3) ?? null;
const platform = platforms[0] ?? null;
const crypto = platforms.find(({ walletAddress }) => walletAddress !== null) ?? null;
const nothing = () => {};
const draft = {
  method: "bank" as const,
  platform,
  gateway: null,
  option: null,
  terms: {
    gateway: null,
    platformName: "Maybank Transfer",
    currencyCode: "MYR",
    sellRate: "4.47",
    min: "10",
    max: "5000",
  },
  hasRateChanged: false,
  localAmount: "447",
  usdAmount: "100.00",
  reachable: [],
  goTo: nothing,
};
const intent = {
  key: "key",
  method: "bank" as const,
  platformId: 11,
  platformName: "Maybank Transfer",
  gateway: null,
  option: null,
  currencyCode: "MYR",
  localAmount: "447",
  usdAmount: "100.00",
};
const cryptoIntent = {
  ...intent,
  method: "crypto" as const,
  platformName: "USDT (TRC20)",
  currencyCode: "USD",
  localAmount: "100",
  usdAmount: "100",
};
const requested = { platform, intent, transactionId: "D-20261121-7K2M9QXA", isLate: false };
const receipt = new File(["%PDF-1.4"], "receipt.pdf", { type: "application/pdf" });
const editing = {
  issue: null,
  canSubmit: true,
  fileToPickAgain: null,
  choose: nothing,
  submit: nothing,
  restart: nothing,
};

const meta = {
  title: "Flows/Deposit",
  component: DepositView,
  args: { onDone: nothing, wizard: { step: "loading" } },
} satisfies Meta<typeof DepositView>;

export default meta;
type Story = StoryObj<typeof meta>;
const at = (wizard: DepositWizard): Story => ({ args: { wizard } });

export const Loading: Story = {};
export const Unavailable = at({
  step: "unavailable",
  failure: { operation: "GetPaymentPlatforms", kind: "server" },
  retry: nothing,
});
export const ChoosingMethod = at({
  ...draft,
  step: "choosingMethod",
  methods: ["bank", "crypto", "gateway"],
  canGoNext: true,
  choose: nothing,
  next: nothing,
});
const goTo = fn();
/** Whoever went back to the first step goes on by the circles as far as they were, and no further. */
export const ChoosingMethodAgain: Story = {
  ...at({
    ...draft,
    step: "choosingMethod",
    methods: ["bank", "crypto", "gateway"],
    canGoNext: true,
    reachable: ["platform", "amount"],
    choose: nothing,
    next: nothing,
    goTo,
  }),
  beforeEach: () => void goTo.mockClear(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /Payment/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: /Account/ }));
    await userEvent.click(canvas.getByRole("button", { name: /Amount/ }));
    await expect(goTo.mock.calls).toEqual([["platform"], ["amount"]]);
  },
};
export const ChoosingPlatform = at({
  ...draft,
  step: "choosingPlatform",
  platforms: platforms.filter(({ paymentTypeId }) => paymentTypeId === 4),
  options: null,
  canGoNext: true,
  choose: nothing,
  chooseOption: nothing,
  next: nothing,
});
export const ChoosingPlatformOfAGateway = at({
  ...draft,
  step: "choosingPlatform",
  method: "gateway",
  platform: gateway,
  gateway: "onepay",
  option: { code: "MBB", name: "Maybank2u" },
  platforms: platforms.filter(({ paymentTypeId }) => paymentTypeId === 3),
  options: {
    status: "loaded",
    kind: "bank",
    options: examples.GetOnePayDepositMethod.success.data.map(({ id, bankName, branchName }) => ({
      code: id,
      name: bankName,
      branch: branchName,
    })),
  },
  canGoNext: true,
  choose: nothing,
  chooseOption: nothing,
  next: nothing,
});
const atGateway = {
  ...draft,
  step: "choosingPlatform" as const,
  method: "gateway" as const,
  platform: gateway,
  gateway: "onepay" as const,
  platforms: platforms.filter(({ paymentTypeId }) => paymentTypeId === 3),
  canGoNext: false,
  choose: nothing,
  chooseOption: nothing,
  next: nothing,
};
const banks = Array.from({ length: 19 }, (_, index) => ({
  code: `B${index}`,
  name: `Bank ${index + 1}`,
  branch: index % 4 === 0 ? "Kuala Lumpur" : null,
}));
export const ChoosingPlatformWithoutALogo = at({
  ...atGateway,
  platforms: atGateway.platforms.map((one) => Object.assign({}, one, { logo: null })),
  options: null,
});
export const ChoosingPlatformAmongManyBanks = at({
  ...atGateway,
  options: { status: "loaded", kind: "bank", options: banks },
});
export const ChoosingPlatformWhileBanksLoad = at({
  ...atGateway,
  options: { status: "loading", kind: "bank" },
});
export const ChoosingPlatformWhoseBanksDidNotLoad = at({
  ...atGateway,
  options: {
    status: "failed",
    kind: "bank",
    failure: { operation: "GetOnePayDepositMethod", kind: "server" },
    retry: nothing,
  },
});
export const ChoosingPlatformThatHasNoBanks = at({
  ...atGateway,
  options: { status: "loaded", kind: "bank", options: [] },
});
export const EnteringAmount = at({
  ...draft,
  step: "enteringAmount",
  issue: null,
  canGoNext: true,
  change: nothing,
  next: nothing,
});
export const EnteringAmountAtANewRate = at({
  ...draft,
  step: "enteringAmount",
  hasRateChanged: true,
  issue: null,
  canGoNext: true,
  change: nothing,
  next: nothing,
});
/** What is paid is shown with every digit that is sent, also in a currency without a minor unit. */
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
/** What is paid in dollars has one amount, and no rate. */
export const EnteringAmountInDollars = at({
  ...draft,
  step: "enteringAmount",
  method: "crypto",
  platform: crypto,
  terms: { ...draft.terms, platformName: "USDT (TRC20)", currencyCode: "USD", sellRate: "1" },
  localAmount: "100.00",
  issue: null,
  canGoNext: true,
  change: nothing,
  next: nothing,
});
/** What is wrong is said when the field is left. */
export const EnteringAmountTooLow: Story = {
  ...at({
    ...draft,
    step: "enteringAmount",
    localAmount: "22.35",
    usdAmount: "5.00",
    issue: { code: "amountTooLow", params: { min: "10" } },
    canGoNext: false,
    change: nothing,
    next: nothing,
  }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText("Your e-wallet receives"));
    await userEvent.tab();
    await expect(canvas.getByText("Amount (USD) must be at least 10.")).toBeVisible();
  },
};
export const EnteringAmountOnAPhone: Story = { ...EnteringAmount, globals: { viewport: { value: "phone" } } };
export const EnteringAmountDark: Story = { ...EnteringAmount, globals: { scheme: "dark" } };
export const Requesting = at({ ...draft, step: "requesting", isBlocking: false });
export const RequestingAtABlockingGateway = at({ ...draft, step: "requesting", isBlocking: true });
export const CheckingRequest = at({ ...draft, step: "checkingRequest", isBlocking: false });
export const RequestFailed = at({
  ...draft,
  step: "requestFailed",
  failure: {
    operation: "DepositRequest",
    kind: "refused",
    message: "The amount is below the minimum of this platform.",
  },
  dismiss: nothing,
});
export const RequestNotFound: Story = {
  ...at({ ...draft, step: "requestNotFound", repeat: nothing }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Failed to submit deposit. Please try again.")).toBeVisible();
  },
};
export const RequestUnknown = at({ ...draft, step: "requestUnknown", checkAgain: nothing });
export const ProvidingProof = at({
  ...requested,
  ...editing,
  step: "providingProof",
  file: null,
  canSubmit: false,
});
export const ProvidingProofOfALateRequest = at({
  ...requested,
  ...editing,
  isLate: true,
  step: "providingProof",
  file: null,
  canSubmit: false,
});
export const ProvidingProofForCrypto = at({
  ...requested,
  ...editing,
  platform: crypto,
  intent: cryptoIntent,
  step: "providingProof",
  file: receipt,
});
export const ProvidingProofRightToLeft: Story = { ...ProvidingProof, globals: { direction: "rtl" } };
export const ProvidingProofOnAPhone: Story = { ...ProvidingProof, globals: { viewport: { value: "phone" } } };
/** What is being sent stays as it is. */
export const Submitting: Story = {
  ...at({ ...requested, step: "submitting", file: receipt }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Remove receipt.pdf" })).toBeDisabled();
  },
};
export const CheckingProof = at({ ...requested, step: "checkingProof", file: receipt });
/** After a reload the proof is looked up before platforms are there. */
export const CheckingProofForCryptoWithoutItsPlatform: Story = {
  ...at({ ...requested, platform: null, intent: cryptoIntent, step: "checkingProof", file: null }),
  play: async ({ canvas }) => {
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
const hosted = {
  ...requested,
  platform: gateway,
  intent: { ...intent, method: "gateway" as const, platformName: "ESS", gateway: "ess" as const },
};
const waiting = { ...hosted, reopen: nothing, restart: nothing };
export const Continuing = at({ ...hosted, step: "continuing", continue: nothing });
export const WindowBlocked = at({
  ...waiting,
  step: "windowBlocked",
  link: "https://pay.ess.example/checkout",
  follow: nothing,
});
export const AwaitingPayment = at({ ...waiting, step: "awaitingPayment", checkAgain: nothing });
export const AwaitingPaymentOnAPhone: Story = {
  ...AwaitingPayment,
  globals: { viewport: { value: "phone" } },
};
export const AwaitingPaymentDark: Story = { ...AwaitingPayment, globals: { scheme: "dark" } };
export const AwaitingPaymentRightToLeft: Story = { ...AwaitingPayment, globals: { direction: "rtl" } };
export const PaymentUnknown = at({ ...waiting, step: "paymentUnknown", checkAgain: nothing });
export const PaymentCancelled = at({ ...waiting, step: "paymentCancelled" });
export const Unpayable = at({ ...waiting, step: "unpayable" });
export const Settled = at({ step: "settled", transactionId: requested.transactionId, outcome: "submitted" });
export const SettledWhenPaid = at({
  step: "settled",
  transactionId: requested.transactionId,
  outcome: "paid",
});
