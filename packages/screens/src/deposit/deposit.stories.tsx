import type { DepositState, Requirement } from "@broker/hooks";
import { depositScenarios, handlers } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { draft } from "../testing/deposit.ts";
import { user, WithBroker } from "../testing/broker.tsx";
import { DepositScreen } from "./deposit.screen.tsx";
import type { DepositView } from "./deposit.view.tsx";
import { goTo, doNothing, setting } from "../testing/deposit-stories.ts";

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

export const Loading: Story = {};
export const Unavailable = at({
  step: "unavailable",
  failure: { operation: "GetPaymentPlatforms", kind: "server" },
  retry: doNothing,
});
const choosing: DepositState = {
  ...draft,
  step: "choosingMethod",
  methods: ["bank", "crypto", "gateway"],
  canGoNext: true,
  choose: doNothing,
  next: doNothing,
};
const lack = (requirement: Requirement) => ({
  requirement,
  fixAt: requirement === "bankSettings" ? ("withdrawalSettings" as const) : ("myAccount" as const),
  isBlocking: false,
  isUnderReview: false,
});
/** Before a deposit, the requirements of a later withdrawal are shown. */
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
/** A user with a cancelled identity check sees that before paying, with the contact of support. */
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
/** Where the missing requirements are unknown, the general requirements of a withdrawal are shown. */
export const ChoosingMethodOfAnUnknownAccount: Story = {
  args: {
    wizard: choosing,
    eligibility: {
      status: "failed",
      failure: { operation: "GetUserInfo", kind: "server" },
      retry: doNothing,
    },
  },
};
export const ChoosingMethod: Story = { ...at(choosing), tags: ["picture"] };
/** A user who returned to the first step can continue to the steps that were reached, and no further. */
export const ChoosingMethodAgain: Story = {
  ...at({
    ...draft,
    step: "choosingMethod",
    methods: ["bank", "crypto", "gateway"],
    canGoNext: true,
    reachable: ["platform", "amount"],
    choose: doNothing,
    next: doNothing,
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
/** The provider offers no platform for the user. */
export const ChoosingMethodOfNone: Story = {
  ...connected,
  beforeEach: ({ msw }) => msw.use(...depositScenarios.nothingOffered, ...handlers),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("No payment method is available for your account at the moment."),
    ).toBeVisible();
  },
};
