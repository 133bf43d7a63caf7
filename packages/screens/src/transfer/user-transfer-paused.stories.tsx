import { freezeScenarios, handlers } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { user, WithBroker } from "../testing/broker.tsx";
import { UserTransferDialog } from "./user-transfer.screen.tsx";
import { UserTransferView } from "./user-transfer.view.tsx";

const LATE = { timeout: 10_000 };

/** The dialog at a provider that freezes money which leaves the account. */
const meta = {
  title: "Flows/Transfer to a user",
  component: UserTransferView,
  args: {
    available: null,
    freeze: { status: "loading" },
    mail: { step: "ready", failure: null, canResend: true, resend: () => {} },
    transfer: {
      step: "submitting",
      kind: "user",
      intent: {
        key: "key",
        kind: "user",
        usdAmount: "50",
        local: null,
        recipientLogin: "5100235",
        fileHash: "5fd3",
      },
    },
    onClose: () => {},
  },
  render: () => (
    <WithBroker user={user}>
      <UserTransferDialog onClose={() => {}} />
    </WithBroker>
  ),
} satisfies Meta<typeof UserTransferView>;

export default meta;
type Story = StoryObj<typeof meta>;

const frozen: Story["beforeEach"] = ({ msw }) => msw.use(...freezeScenarios.frozen, ...handlers);

/** The end of a freeze is shown before any input, and nothing can be sent, not even with the keyboard. */
export const Paused: Story = {
  beforeEach: frozen,
  play: async () => {
    const title = await screen.findByText(
      /^Transfers to other users are paused until Nov 22, 2026/,
      {},
      LATE,
    );
    await waitFor(() => expect(title).toBeVisible());
    await expect(screen.getByRole("button", { name: "Transfer" })).toBeDisabled();
    await userEvent.type(screen.getByLabelText("Amount (USD)"), "50{Enter}");
    await expect(screen.queryByText("Please fill in all fields and upload a file.")).toBeNull();
  },
};
export const PausedRightToLeft: Story = {
  beforeEach: frozen,
  globals: { direction: "rtl", locale: "ar" },
};
/** Until it is known whether there is a freeze, nothing can be entered. */
export const PausedOrNot: Story = {
  beforeEach: ({ msw }) => msw.use(...freezeScenarios.loading, ...handlers),
  globals: { viewport: { value: "phone" } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Transfer CTrader Funds" })).toBeVisible());
    // The capabilities arrive first.
    await waitFor(() => expect(screen.queryByLabelText("Amount (USD)")).toBeNull(), LATE);
  },
};
