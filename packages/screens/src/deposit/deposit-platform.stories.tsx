import { examples } from "@broker/api-spec/examples";
import { defaultGateways, type DepositState, type GatewayDefinition } from "@broker/hooks";
import { depositScenarios, handlers, mock } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, userEvent, waitFor } from "storybook/test";
import { draft, gateway, platforms, sixPlatforms } from "../testing/deposit.ts";
import { user, WithBroker } from "../testing/broker.tsx";
import { openSummary } from "../testing/folded.ts";
import { DepositScreen } from "./deposit.screen.tsx";
import type { DepositView } from "./deposit.view.tsx";
import { doNothing, setting } from "../testing/deposit-stories.ts";

const meta = { title: "Flows/Deposit", ...setting } satisfies Meta<typeof DepositView>;

export default meta;
type Story = StoryObj<typeof meta>;
const at = (wizard: DepositState): Story => ({ args: { wizard } });

/** The whole wizard against a provider. */
const connected: Story = {
  render: () => (
    <WithBroker user={user}>
      <DepositScreen />
    </WithBroker>
  ),
};
const chooseGateway = async (canvas: Parameters<NonNullable<Story["play"]>>[0]["canvas"]) => {
  (await canvas.findByRole("radio", { name: /^Payment Gateway/ })).focus();
  await userEvent.keyboard(" {Enter}");
};
/** A gateway that the registry does not have is not offered; users read how else they can pay with it. */
export const ChoosingMethodWithAnUnknownGateway: Story = {
  ...connected,
  beforeEach({ msw }) {
    // The warning for developers.
    const silent = spyOn(console, "warn").mockImplementation(() => {});
    msw.use(mock("GetPaymentPlatforms", sixPlatforms), ...handlers);
    return () => silent.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("To pay with StripeCheckout, please contact us.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "support@northgale.example" })).toBeVisible();
    await chooseGateway(canvas);
    await expect(await canvas.findByLabelText("You send")).toBeVisible();
    await expect(canvas.getByText(/^To pay with StripeCheckout/)).toBeVisible();
  },
};
const card: GatewayDefinition = {
  name: "stripecheckout",
  option: null,
  words: () => ({ label: "Card", description: "Visa and Mastercard, on the page of Stripe." }),
};
/** A gateway that a team has added to the registry, in its own words. */
export const ChoosingPlatformOfAnOwnGateway: Story = {
  beforeEach: ({ msw }) => msw.use(mock("GetPaymentPlatforms", sixPlatforms), ...handlers),
  render: () => (
    <WithBroker user={user} gateways={[...defaultGateways, card]}>
      <DepositScreen />
    </WithBroker>
  ),
  play: async ({ canvas }) => {
    await chooseGateway(canvas);
    (await canvas.findByRole("radio", { name: /^Card Visa and Mastercard/ })).focus();
    await userEvent.keyboard(" {Enter}");
    await expect(await canvas.findByLabelText("You send")).toBeVisible();
  },
};
export const ChoosingPlatform = at({
  ...draft,
  step: "choosingPlatform",
  platforms: platforms.filter(({ paymentTypeId }) => paymentTypeId === 4),
  options: null,
  canGoNext: true,
  accepted: new Map(),
  choose: doNothing,
  chooseOption: doNothing,
  next: doNothing,
});
export const ChoosingPlatformOfAGateway = at({
  ...draft,
  step: "choosingPlatform",
  method: "gateway",
  platform: gateway,
  gateway: { name: "onepay", option: "bank" },
  option: { code: "DAYB", name: "Daybreak Online" },
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
  choose: doNothing,
  chooseOption: doNothing,
  next: doNothing,
});
const atGateway = {
  ...draft,
  step: "choosingPlatform" as const,
  method: "gateway" as const,
  platform: gateway,
  gateway: { name: "onepay", option: "bank" } as const,
  platforms: platforms.filter(({ paymentTypeId }) => paymentTypeId === 3),
  canGoNext: false,
  accepted: new Map(),
  choose: doNothing,
  chooseOption: doNothing,
  next: doNothing,
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
    retry: doNothing,
  },
});
/** The payment methods of the gateway are being requested, and the list is empty. */
export const ChoosingPlatformThatHasNoBanks: Story = {
  ...connected,
  beforeEach: ({ msw }) =>
    msw.use(...depositScenarios.gatewaysOffered, ...depositScenarios.noOptions, ...handlers),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: /Payment Gateway/ }));
    await userEvent.click(await canvas.findByRole("radio", { name: /SmilePayz/ }));
    await expect(await canvas.findByText(/This gateway has nothing to choose from/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Next" })).toBeDisabled();
  },
};
/** Gateways are distinguished by their payment methods. */
export const ChoosingPlatformByWhatItTakes: Story = {
  ...connected,
  beforeEach: ({ msw }) =>
    msw.use(...depositScenarios.gatewaysOffered, mock("GetOnePayPaymentMethod", manyBanks), ...handlers),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: /Payment Gateway/ }));
    await expect(await canvas.findByText(/pay with QRIS, Virtual account$/)).toBeVisible();
    await expect(await canvas.findByText(/pay with Bank 1, Bank 2, Bank 3 and 16 more$/)).toBeVisible();
    await expect(canvas.getByRole("radio", { name: /^ESS/ })).not.toHaveAccessibleName(/pay with/);
  },
};
/** A pressed gateway leads on to its bank, which is typed at once. */
export const ChoosingPlatformAndItsBank: Story = {
  ...connected,
  beforeEach: ({ msw }) =>
    msw.use(...depositScenarios.gatewaysOffered, mock("GetOnePayDepositMethod", manyBanks), ...handlers),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: /Payment Gateway/ }));
    await userEvent.click(await canvas.findByRole("radio", { name: /OnePay/ }));
    const banks = await canvas.findByRole("combobox", { name: "Bank" });
    await waitFor(() => expect(banks).toHaveFocus());
  },
};
/** Arrow keys and Space only choose; Enter leads on. */
export const ChoosingPlatformByKeys: Story = {
  ...connected,
  beforeEach: ({ msw }) => msw.use(...depositScenarios.gatewaysOffered, ...handlers),
  play: async ({ canvas }) => {
    (await canvas.findByRole("radio", { name: /Bank Transfer/ })).focus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown} ");
    await expect(canvas.getByRole("radio", { name: /Payment Gateway/ })).toBeChecked();
    await expect(canvas.getByRole("heading", { name: "How would you like to deposit?" })).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(
      await canvas.findByRole("heading", { name: "Which gateway will you pay through?" }),
    ).toHaveFocus();
  },
};
/** SmilePayz requires a payment method, not a bank. */
export const ChoosingPlatformOfSmilePayz = at({
  ...atGateway,
  gateway: { name: "smilepayz", option: "paymentMethod" },
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
/** The platforms of the last visit are shown at once, by name; limits and rates are loading. */
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
    choose: doNothing,
    chooseOption: doNothing,
    next: doNothing,
  }),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("radio", { name: /^Daybreak Transfer MYR · limits are being refreshed/ }),
    ).toBeDisabled();
    await openSummary(canvas);
    await expect(canvas.getByText("Refreshing...")).toBeVisible();
    await expect(canvas.queryByText(/\$10\.00/)).toBeNull();
  },
};
/** The chosen platform is no longer offered. */
export const ChoosingPlatformOfNone = at({
  ...draft,
  step: "choosingPlatform",
  platform: null,
  terms: null,
  platforms: [],
  options: null,
  canGoNext: false,
  accepted: new Map(),
  choose: doNothing,
  chooseOption: doNothing,
  next: doNothing,
});
