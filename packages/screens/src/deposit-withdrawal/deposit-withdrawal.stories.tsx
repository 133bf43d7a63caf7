import { handlers } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { user, WithBroker } from "../testing/broker.tsx";
import { searchOf } from "../testing/places.ts";
import { expectTitle } from "../testing/titled.ts";
import { DepositWithdrawalScreen } from "./deposit-withdrawal.screen.tsx";

const navigate = fn();

const meta = {
  title: "Screens/Deposit and withdrawal",
  component: DepositWithdrawalScreen,
  args: { search: searchOf({ tab: "deposit" }) },
  decorators: [
    (Story) => (
      <WithBroker user={user} navigate={navigate}>
        <Story />
      </WithBroker>
    ),
  ],
  beforeEach: ({ msw }) => {
    navigate.mockClear();
    msw.use(...handlers);
  },
} satisfies Meta<typeof DepositWithdrawalScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Deposit: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("How would you like to deposit?")).toBeVisible();
    await expectTitle("Deposit", "Deposit & Withdrawal")();
  },
};
export const Withdrawal: Story = {
  args: { search: searchOf({ tab: "withdrawal" }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Where should your money go?")).toBeVisible();
    await expectTitle("Withdrawal", "Deposit & Withdrawal")();
  },
};
export const Phone: Story = { ...Withdrawal, globals: { viewport: { value: "phone" } } };

/** A withdrawal against a provider, from the account to its reference; the result then links to the withdrawals. */
export const ThroughToTheEnd: Story = {
  args: { search: searchOf({ tab: "withdrawal" }) },
  play: async ({ canvas, canvasElement }) => {
    const all = canvasElement.ownerDocument.body;
    await userEvent.click(await canvas.findByRole("radio", { name: /Daybreak Bank/ }));
    await userEvent.type(await canvas.findByLabelText("You withdraw"), "100");
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Request OTP" }));
    await expect(await canvas.findByText(/An OTP was sent to/)).toBeVisible();
    await userEvent.type(canvas.getByRole("textbox", { name: "OTP" }), "482913");
    await userEvent.click(await canvas.findByRole("button", { name: "Confirm withdrawal" }));
    await waitFor(() => expect(all.querySelector("[role=alertdialog]")).toHaveTextContent("Success"));
    const ok = await screen.findByRole("button", { name: "OK" });
    await waitFor(() => expect(ok).toHaveFocus());
    await expect(screen.getByRole("link", { name: "See transaction" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/transactions\?tab=withdrawal&id=W-/),
    );
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(navigate.mock.calls).toEqual([["/transactions?tab=withdrawal"]]));
  },
};
