import { fail, handlers, mock, transferScenarios } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { user, WithBroker } from "../testing/broker.tsx";
import { TransferDialog } from "./transfer.screen.tsx";
import type { TransferView } from "./transfer.view.tsx";
import { setting } from "../testing/transfer-stories.ts";

const meta = { title: "Flows/Transfer", ...setting } satisfies Meta<typeof TransferView>;

export default meta;
type Story = StoryObj<typeof meta>;

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

/** The whole dialog against a provider: the amount is converted and sent, and the result is confirmed. */
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

/** The other direction begins with the entered amount. */
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

/** Without an amount the field shows an issue, and nothing is sent. */
export const EnteringNothing: Story = {
  ...connected,
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Transfer" }));
    const issue = await screen.findByText("Please enter a valid transfer amount.");
    await waitFor(() => expect(issue).toBeVisible());
  },
};

/** The error names the transfer, also where it could not be sent. */
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

/** Without rates a message is shown and they are loaded again; the button is not silently ignored. */
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

/** The provider's refusal is shown in a dialog; the amount is preserved. */
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
