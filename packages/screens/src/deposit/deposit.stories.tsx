import { examples } from "@broker/api-spec/examples";
import type { DepositWizard } from "@broker/hooks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { DepositView } from "./deposit.view.tsx";

const platforms = examples.GetPaymentPlatforms.success.data.filter(
  ({ paymentTypeId }) => paymentTypeId !== 3,
);
const platform = platforms[0] ?? null;
const crypto = platforms.find(({ walletAddress }) => walletAddress !== null) ?? null;
const nothing = () => {};
const draft = {
  method: "bank" as const,
  platform,
  terms: { platformName: "Maybank Transfer", currencyCode: "MYR", sellRate: "4.47", min: "10", max: "5000" },
  hasRateChanged: false,
  localAmount: "447",
  usdAmount: "100.00",
  goTo: nothing,
};
const intent = {
  key: "key",
  platformId: 11,
  platformName: "Maybank Transfer",
  currencyCode: "MYR",
  localAmount: "447",
  usdAmount: "100.00",
};
const requested = { platform, intent, transactionId: "D-20261121-7K2M9QXA", isLate: false };
const receipt = new File(["%PDF-1.4"], "receipt.pdf", { type: "application/pdf" });
const editing = { issue: null, canSubmit: true, choose: nothing, submit: nothing };

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
  methods: ["bank", "crypto"],
  canGoNext: true,
  choose: nothing,
  next: nothing,
});
export const ChoosingPlatform = at({
  ...draft,
  step: "choosingPlatform",
  platforms,
  canGoNext: true,
  choose: nothing,
  next: nothing,
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
export const EnteringAmountOnAPhone: Story = { ...EnteringAmount, globals: { viewport: { value: "phone" } } };
export const EnteringAmountDark: Story = { ...EnteringAmount, globals: { scheme: "dark" } };
export const Requesting = at({ ...draft, step: "requesting" });
export const CheckingRequest = at({ ...draft, step: "checkingRequest" });
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
export const RequestNotFound = at({ ...draft, step: "requestNotFound", repeat: nothing });
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
  step: "providingProof",
  file: receipt,
});
export const ProvidingProofRightToLeft: Story = { ...ProvidingProof, globals: { direction: "rtl" } };
export const ProvidingProofOnAPhone: Story = { ...ProvidingProof, globals: { viewport: { value: "phone" } } };
export const Submitting = at({ ...requested, step: "submitting", file: receipt });
export const CheckingProof = at({ ...requested, step: "checkingProof", file: receipt });
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
export const ProofNotFound = at({ ...requested, ...editing, step: "proofNotFound", file: receipt });
export const ProofUnknown = at({ ...requested, step: "proofUnknown", checkAgain: nothing });
export const Settled = at({ step: "settled", transactionId: requested.transactionId });
