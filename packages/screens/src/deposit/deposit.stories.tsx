import { examples } from "@broker/api-spec/examples";
import type { DepositWizard, Requirement } from "@broker/hooks";
import { depositScenarios, handlers, mock } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { complete, crypto, draft, gateway, intent, platforms } from "../testing/deposit.ts";
import { user, WithBroker } from "../testing/broker.tsx";
import { DepositScreen } from "./deposit.screen.tsx";
import { DepositView } from "./deposit.view.tsx";

const nothing = () => {};

const meta = {
  title: "Flows/Deposit",
  component: DepositView,
  args: { onDone: nothing, eligibility: complete, wizard: { step: "loading" } },
} satisfies Meta<typeof DepositView>;

export default meta;
type Story = StoryObj<typeof meta>;
const at = (wizard: DepositWizard): Story => ({ args: { wizard } });
/** The whole wizard against a provider. */
const connected: Story = {
  render: () => (
    <WithBroker user={user}>
      <DepositScreen onDone={nothing} />
    </WithBroker>
  ),
};

export const Loading: Story = {};
export const Unavailable = at({
  step: "unavailable",
  failure: { operation: "GetPaymentPlatforms", kind: "server" },
  retry: nothing,
});
const choosing: DepositWizard = {
  ...draft,
  step: "choosingMethod",
  methods: ["bank", "crypto", "gateway"],
  canGoNext: true,
  choose: nothing,
  next: nothing,
};
const lack = (requirement: Requirement) => ({
  requirement,
  fixAt: requirement === "bankSettings" ? ("withdrawalSettings" as const) : ("myAccount" as const),
  isBlocking: false,
  isUnderReview: false,
});
/** Before anyone pays it is said what will be needed to take the money out again. */
export const ChoosingMethodAsANewcomer: Story = {
  args: {
    wizard: choosing,
    eligibility: {
      status: "known",
      missing: [lack("email"), { ...lack("kyc"), isUnderReview: true }, lack("bankSettings")],
      isAllowed: true,
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("Before you pay: what you need to withdraw this money again"),
    ).toBeVisible();
    await expect(canvas.getByText("Please verify your email address.")).toBeVisible();
    await expect(canvas.getByText("Your identity check is pending approval.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Add your bank account" })).toBeVisible();
  },
};
export const ChoosingMethodAsANewcomerOnAPhone: Story = {
  ...ChoosingMethodAsANewcomer,
  globals: { viewport: { value: "phone" } },
};
/** Whose check was cancelled must hear of it before they pay, and whom to ask. */
export const ChoosingMethodWithACancelledCheck: Story = {
  args: {
    wizard: choosing,
    eligibility: { status: "known", missing: [{ ...lack("kyc"), fixAt: "support" }], isAllowed: true },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Your verification was cancelled. Contact support.")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Verify your identity" })).toBeNull();
  },
};
/** Where it is not known what is missing, what a withdrawal asks for is said in general. */
export const ChoosingMethodOfAnUnknownAccount: Story = {
  args: {
    wizard: choosing,
    eligibility: { status: "failed", failure: { operation: "GetUserInfo", kind: "server" }, retry: nothing },
  },
};
export const ChoosingMethod = at(choosing);
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
/** Nothing that the provider offers suits the user. */
export const ChoosingMethodOfNone: Story = {
  ...connected,
  beforeEach: ({ msw }) => msw.use(...depositScenarios.nothingOffered, ...handlers),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("No payment method is available for your account at the moment."),
    ).toBeVisible();
  },
};
export const ChoosingPlatform = at({
  ...draft,
  step: "choosingPlatform",
  platforms: platforms.filter(({ paymentTypeId }) => paymentTypeId === 4),
  options: null,
  canGoNext: true,
  accepted: new Map(),
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
  accepted: new Map(),
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
  accepted: new Map(),
  choose: nothing,
  chooseOption: nothing,
  next: nothing,
};
const banks = Array.from({ length: 19 }, (_, index) => ({
  code: `B${index}`,
  name: `Bank ${index + 1}`,
  branch: index % 4 === 0 ? "Kuala Lumpur" : null,
}));
const manyBanks = banks.map(({ code: id, name: bankName, branch: branchName }) => ({
  id,
  bankName,
  branchName,
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
/** Its payment methods are asked for, and there are none. */
export const ChoosingPlatformThatHasNoBanks: Story = {
  ...connected,
  beforeEach: ({ msw }) =>
    msw.use(...depositScenarios.gatewaysOffered, ...depositScenarios.noOptions, ...handlers),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: /Payment Gateway/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await userEvent.click(await canvas.findByRole("radio", { name: /SmilePayz/ }));
    await expect(await canvas.findByText(/This gateway has nothing to choose from/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Next" })).toBeDisabled();
  },
};
/** Gateways are told apart by what can be paid with there. */
export const ChoosingPlatformByWhatItTakes: Story = {
  ...connected,
  beforeEach: ({ msw }) =>
    msw.use(...depositScenarios.gatewaysOffered, mock("GetOnePayPaymentMethod", manyBanks), ...handlers),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: /Payment Gateway/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await expect(await canvas.findByText(/pay with QRIS, BCA virtual account$/)).toBeVisible();
    await expect(await canvas.findByText(/pay with Bank 1, Bank 2, Bank 3 and 16 more$/)).toBeVisible();
    await expect(canvas.getByRole("radio", { name: /^ESS/ })).not.toHaveAccessibleName(/pay with/);
  },
};
/** SmilePayz asks for a payment method, not for a bank. */
export const ChoosingPlatformOfSmilePayz = at({
  ...atGateway,
  gateway: "smilepayz",
  options: {
    status: "loaded",
    kind: "paymentMethod",
    options: examples.GetSmilePayzDepositMethod.success.data.map(({ code, description }) => ({
      code,
      name: description,
      branch: null,
    })),
  },
});
/** What the last visit knew stands there at once, by name; limits and rates are asked for first. */
export const ChoosingPlatformWhileRefreshing: Story = {
  ...at({
    ...draft,
    step: "choosingPlatform",
    isRefreshing: true,
    terms: null,
    platforms: platforms.filter(({ paymentTypeId }) => paymentTypeId === 4),
    options: null,
    canGoNext: false,
    accepted: new Map(),
    choose: nothing,
    chooseOption: nothing,
    next: nothing,
  }),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("radio", { name: /^Maybank Transfer MYR · limits are being refreshed/ }),
    ).toBeDisabled();
    await expect(canvas.getByText("Refreshing...")).toBeVisible();
    await expect(canvas.queryByText(/\$10\.00/)).toBeNull();
  },
};
/** What was chosen before may not be offered any more. */
export const ChoosingPlatformOfNone = at({
  ...draft,
  step: "choosingPlatform",
  platform: null,
  terms: null,
  platforms: [],
  options: null,
  canGoNext: false,
  accepted: new Map(),
  choose: nothing,
  chooseOption: nothing,
  next: nothing,
});
export const EnteringAmount = at({
  ...draft,
  step: "enteringAmount",
  issue: null,
  canGoNext: true,
  change: nothing,
  leave: nothing,
  next: nothing,
});
export const EnteringAmountAtANewRate = at({
  ...draft,
  step: "enteringAmount",
  hasRateChanged: true,
  issue: null,
  canGoNext: true,
  change: nothing,
  leave: nothing,
  next: nothing,
});
/**
 * There is no going on, and who types is told once why: at the field that was typed in, which keeps the focus, and has
 * rate and limits in its description.
 */
export const EnteringAmountTooLowAsItIsSent: Story = {
  ...at({
    ...draft,
    step: "enteringAmount",
    localAmount: "22.35",
    usdAmount: "5.00",
    toSend: { localAmount: "22.35", usdAmount: "5.00" },
    issue: { code: "amountTooLow", params: { min: "10" } },
    canGoNext: false,
    change: nothing,
    leave: nothing,
    next: nothing,
  }),
  play: async ({ canvas }) => {
    const typed = await canvas.findByLabelText("You send");
    await userEvent.clear(typed);
    await userEvent.type(typed, "5");
    await waitFor(() => expect(typed).toBeInvalid(), { timeout: 5_000 });
    await expect(typed).toHaveAccessibleDescription(/Amount \(USD\) must be at least 10\./);
    const told = () =>
      document.querySelector("[data-live-announcer]")?.textContent.match(/must be at least/g);
    await waitFor(() => expect(told()).toHaveLength(1));
    await userEvent.type(typed, "{Backspace}6");
    await expect(told()).toHaveLength(1);
    await expect(typed).toHaveFocus();
    await expect(canvas.getByRole("button", { name: "Confirm" })).toBeDisabled();
    await expect(typed).toHaveAccessibleDescription(/MYR/);
    await expect(typed).toHaveAccessibleDescription(/equals/);
    await expect(typed).toHaveAccessibleDescription(/From \$10\.00/);
    await expect(canvas.getByLabelText("Your e-wallet receives")).toBeValid();
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
  toSend: { localAmount: "100.00", usdAmount: "100.00" },
  issue: null,
  canGoNext: true,
  change: nothing,
  leave: nothing,
  next: nothing,
});
/** What is wrong is said when the field is left. */
export const EnteringAmountTooLow: Story = {
  ...at({
    ...draft,
    step: "enteringAmount",
    localAmount: "22.35",
    usdAmount: "5.00",
    toSend: { localAmount: "22.35", usdAmount: "5.00" },
    issue: { code: "amountTooLow", params: { min: "10" } },
    canGoNext: false,
    change: nothing,
    leave: nothing,
    next: nothing,
  }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText("Your e-wallet receives"));
    await userEvent.tab();
    await expect(canvas.getByText("Amount (USD) must be at least 10.")).toBeVisible();
  },
};
/** What is no amount stays as it was typed, and is not silently nothing. */
export const EnteringAmountThatIsNone: Story = {
  ...at({
    ...draft,
    step: "enteringAmount",
    localAmount: "",
    usdAmount: "",
    toSend: { localAmount: "", usdAmount: "" },
    issue: { code: "amountRequired" },
    canGoNext: false,
    change: nothing,
    leave: nothing,
    next: nothing,
  }),
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText("You send");
    await userEvent.click(field);
    await userEvent.paste("1,234,5");
    await userEvent.tab();
    await expect(field).toHaveValue("1,234,5");
    await expect(field).toHaveAccessibleDescription(/Please write the amount like 1,234\.56\./);
  },
};
const goToAnother = fn();
/** What a kept draft chose may not be there any more: there is a way to choose anew. */
export const EnteringAmountWhosePlatformIsGone: Story = {
  ...at({
    ...draft,
    step: "enteringAmount",
    platform: null,
    terms: null,
    issue: { code: "platformMissing" },
    canGoNext: false,
    change: nothing,
    leave: nothing,
    next: nothing,
    goTo: goToAnother,
  }),
  beforeEach: () => void goToAnother.mockClear(),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/What you chose is not available/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Choose another one" }));
    await expect(goToAnother).toHaveBeenCalledWith("platform");
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
  ...at({ ...draft, step: "requestNotFound", mayArrive: false, repeat: nothing }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Failed to submit deposit. Please try again.")).toBeVisible();
  },
};
/** Without a way to give it up at the provider, no more is said than what is known. */
export const RequestNotFoundYet = at({
  ...draft,
  step: "requestNotFound",
  mayArrive: true,
  repeat: nothing,
});
export const ConfirmingAnother = at({
  ...draft,
  step: "confirmingAnother",
  earlier: [{ ...intent, key: "earlier", usdAmount: "20.00" }],
  confirm: nothing,
  decline: nothing,
});
export const RequestUnknown = at({ ...draft, step: "requestUnknown", checkAgain: nothing });
