import type { DepositState } from "@broker/hooks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { crypto, draft, intent } from "../testing/deposit.ts";
import type { DepositView } from "./deposit.view.tsx";
import { doNothing, setting } from "../testing/deposit-stories.ts";

const meta = { title: "Flows/Deposit", ...setting } satisfies Meta<typeof DepositView>;

export default meta;
type Story = StoryObj<typeof meta>;
const at = (wizard: DepositState): Story => ({ args: { wizard } });

export const EnteringAmount: Story = {
  ...at({
    ...draft,
    step: "enteringAmount",
    issue: null,
    canGoNext: true,
    change: doNothing,
    leave: doNothing,
    next: doNothing,
  }),
  tags: ["picture"],
};
export const EnteringAmountAtANewRate = at({
  ...draft,
  step: "enteringAmount",
  hasRateChanged: true,
  issue: null,
  canGoNext: true,
  change: doNothing,
  leave: doNothing,
  next: doNothing,
});
/**
 * The user cannot continue, and the reason is announced once while typing: at the field that was typed in, which keeps
 * the focus, and whose description has rate and limits.
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
    change: doNothing,
    leave: doNothing,
    next: doNothing,
  }),
  play: async ({ canvas }) => {
    const typed = await canvas.findByLabelText("You send");
    await userEvent.clear(typed);
    await userEvent.type(typed, "5");
    await waitFor(() => expect(typed).toBeInvalid(), { timeout: 5_000 });
    await expect(typed).toHaveAccessibleDescription(/Amount \(USD\) must be at least 10\./);
    // React Aria's own announcer may precede this log.
    const told = () =>
      document.querySelector("[data-live-announcer][role='log']")?.textContent.match(/must be at least/g);
    await waitFor(() => expect(told()).toHaveLength(1));
    await userEvent.type(typed, "{Backspace}6");
    // The announcer removes old messages after seven seconds.
    await expect(told() ?? []).not.toHaveLength(2);
    await expect(typed).toHaveFocus();
    await expect(canvas.getByRole("button", { name: "Confirm" })).toBeDisabled();
    await expect(typed).toHaveAccessibleDescription(/MYR/);
    await expect(typed).toHaveAccessibleDescription(/equals/);
    await expect(typed).toHaveAccessibleDescription(/From \$10\.00/);
    await expect(canvas.getByLabelText("Your e-wallet receives")).toBeValid();
  },
};
/** A deposit in US dollars has one amount, and no rate. */
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
  change: doNothing,
  leave: doNothing,
  next: doNothing,
});
/**
 * The issue is shown when the user leaves the field, and at once for an amount that was filled in before, such as the amount of
 * an earlier deposit.
 */
export const EnteringAmountTooLow: Story = {
  ...at({
    ...draft,
    step: "enteringAmount",
    localAmount: "22.35",
    usdAmount: "5.00",
    toSend: { localAmount: "22.35", usdAmount: "5.00" },
    issue: { code: "amountTooLow", params: { min: "10" } },
    canGoNext: false,
    change: doNothing,
    leave: doNothing,
    next: doNothing,
  }),
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText("Your e-wallet receives");
    await expect(field).toHaveAccessibleDescription(/Amount \(USD\) must be at least 10\./);
    await userEvent.click(field);
    await userEvent.tab();
    await expect(canvas.getByText("Amount (USD) must be at least 10.")).toBeVisible();
  },
};
/** An invalid text stays as typed, and shows an issue. */
export const EnteringAmountThatIsNone: Story = {
  ...at({
    ...draft,
    step: "enteringAmount",
    localAmount: "",
    usdAmount: "",
    toSend: { localAmount: "", usdAmount: "" },
    issue: { code: "amountRequired" },
    canGoNext: false,
    change: doNothing,
    leave: doNothing,
    next: doNothing,
  }),
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText("You send");
    await userEvent.click(field);
    await userEvent.paste("1,234,5");
    await userEvent.tab();
    await expect(field).toHaveValue("1,234,5");
    await expect(field).toHaveAccessibleDescription(/Please write the amount like 1,234\.56\./);
  },
};
const goToAnother = fn();
/** The platform of a stored draft is no longer offered: the user can choose another. */
export const EnteringAmountWhosePlatformIsGone: Story = {
  ...at({
    ...draft,
    step: "enteringAmount",
    platform: null,
    terms: null,
    issue: { code: "platformMissing" },
    canGoNext: false,
    change: doNothing,
    leave: doNothing,
    next: doNothing,
    goTo: goToAnother,
  }),
  beforeEach: () => void goToAnother.mockClear(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This is not available at the moment/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Choose another one" }));
    await expect(goToAnother).toHaveBeenCalledWith("platform");
  },
};
export const EnteringAmountOnAPhone: Story = {
  tags: ["picture"],
  ...EnteringAmount,
  globals: { viewport: { value: "phone" } },
};
export const EnteringAmountDark: Story = {
  tags: ["picture"],
  ...EnteringAmount,
  globals: { scheme: "dark" },
};
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
  dismiss: doNothing,
});
export const RequestNotFound: Story = {
  ...at({ ...draft, step: "requestNotFound", mayArrive: false, repeat: doNothing }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Failed to submit deposit. Please try again.")).toBeVisible();
  },
};
/** Where the provider cannot void an idempotency key, a lost request may still arrive: the screen does not rule it out. */
export const RequestNotFoundYet = at({
  ...draft,
  step: "requestNotFound",
  mayArrive: true,
  repeat: doNothing,
});
export const ConfirmingAnother = at({
  ...draft,
  step: "confirmingAnother",
  earlier: [{ ...intent, key: "earlier", usdAmount: "20.00" }],
  confirm: doNothing,
  decline: doNothing,
});
export const RequestUnknown = at({ ...draft, step: "requestUnknown", checkAgain: doNothing });
