import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { PlainFailed, PlainSuccess } from "./withdrawal-plain-end.view.tsx";

const intent = {
  key: "key",
  platformId: 11,
  platformName: "Daybreak Transfer",
  currencyCode: "MYR",
  usdAmount: "100",
  localAmount: "441.00",
};

const meta = {
  title: "Flows/Withdrawal without its dialogs",
  component: PlainSuccess,
  args: {
    wizard: { step: "settled", isLate: false, transactionId: "W-1", intent },
    onDone: fn(),
  },
} satisfies Meta<typeof PlainSuccess>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The outcome is shown when the dialog's code failed to load. */
export const Settled: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Your withdrawal of $100.00 was submitted.");
    await expect(canvas.getByText("Reference: W-1")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "OK" }));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

const dismiss = fn();
export const Failed: Story = {
  render: () => (
    <PlainFailed
      wizard={{ step: "failed", failure: { operation: "WithdrawalRequest", kind: "refused" }, dismiss }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Error");
    await userEvent.click(canvas.getByRole("button", { name: "OK" }));
    await expect(dismiss).toHaveBeenCalled();
  },
};
