import { eligibilityScenarios, freezeScenarios, mock } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { user, WithBroker } from "../testing/broker.tsx";
import { waitForPaint } from "../testing/wait-for-paint.ts";
import { bank, doNothing, draft, entering, reviewed, setting } from "../testing/withdrawal-stories.ts";
import { WithdrawalScreen } from "./withdrawal.screen.tsx";
import type { WithdrawalView } from "./withdrawal.view.tsx";

const meta = {
  title: "Flows/Withdrawal/Paused",
  ...setting,
  args: { ...setting.args, frozenUntil: new Date("2026-11-22T09:30:00Z") },
} satisfies Meta<typeof WithdrawalView>;

export default meta;
type Story = StoryObj<typeof meta>;

const next = fn();
const choosing = {
  ...draft,
  step: "choosingPlatform",
  methods: [{ method: "bank", platforms: bank }],
  foreign: new Set<number>(),
  issue: null,
  choose: doNothing,
  next,
} as const;

/** Before any input the page shows the end of the freeze, and no step can be taken, not even with the keyboard. */
export const ChoosingPlatform: Story = {
  args: { wizard: choosing },
  play: async ({ canvas }) => {
    next.mockClear();
    await expect(await canvas.findByText(/^Withdrawals are paused until Nov 22, 2026/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Next" })).toBeDisabled();
    await userEvent.type(canvas.getAllByRole("radio")[0] ?? document.body, "{Enter}");
    await waitForPaint();
    await expect(next).not.toHaveBeenCalled();
  },
};
export const ChoosingPlatformDark: Story = { ...ChoosingPlatform, globals: { scheme: "dark" } };
export const ChoosingPlatformRightToLeft: Story = {
  args: { wizard: choosing },
  globals: { direction: "rtl", locale: "ar" },
};
/** A freeze that begins while the amount is entered keeps the input. */
export const EnteringDetails: Story = {
  args: { wizard: { ...entering, next } },
  play: async ({ canvas }) => {
    next.mockClear();
    const amount = await canvas.findByLabelText("You withdraw");
    await expect(amount).toHaveValue("100");
    await expect(canvas.getByRole("button", { name: "Next" })).toBeDisabled();
    await userEvent.type(amount, "{Enter}");
    await waitForPaint();
    await expect(next).not.toHaveBeenCalled();
  },
};
/** A freeze that begins during the review: nothing can be confirmed. */
export const Reviewing: Story = {
  args: {
    wizard: { ...reviewed, step: "reviewing", hasRateChanged: false, confirm: next, back: doNothing },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Confirm withdrawal" })).toBeDisabled();
  },
};
/** A withdrawal that is sent when the freeze begins is refused with the end of the freeze. */
export const Refused: Story = {
  args: {
    wizard: {
      step: "failed",
      failure: {
        operation: "WithdrawalRequest",
        kind: "refused",
        code: 1111,
        frozenUntil: "2026-11-22T09:30:00Z",
      },
      dismiss: doNothing,
    },
  },
  play: async () => {
    const dialog = await screen.findByRole("alertdialog", { name: "Error" });
    await expect(dialog).toHaveTextContent("Money cannot leave your account until Nov 22, 2026");
    await expect(dialog).toHaveTextContent("No money was moved.");
  },
};
const connected: Story = {
  render: () => (
    <WithBroker user={user}>
      <WithdrawalScreen />
    </WithBroker>
  ),
};
const eligible = [...eligibilityScenarios.nothingMissing, mock("GetWithdrawalMethod")];
/** The connected page at a provider that has frozen the user's withdrawals. */
export const Connected: Story = {
  ...connected,
  beforeEach: ({ msw }) => msw.use(...freezeScenarios.frozen, ...eligible),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Withdrawals are paused until Nov 22, 2026/, {}, { timeout: 10_000 }),
    ).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Next" })).toBeDisabled();
  },
};
/** Without an answer about a freeze the page works, and the provider refuses by itself. */
export const ConnectedNotLoaded: Story = {
  ...connected,
  beforeEach: ({ msw }) => msw.use(...freezeScenarios.notLoaded, ...eligible),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Next" }, { timeout: 10_000 })).toBeEnabled();
    await expect(canvas.queryByText(/paused/)).toBeNull();
  },
};
