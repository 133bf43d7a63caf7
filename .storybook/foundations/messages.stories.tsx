import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { MessagePage } from "./message-page.tsx";

/** Every sentence of the screens in each language. */
const meta = {
  title: "Foundations/Messages",
  component: MessagePage,
  tags: ["!autodocs"],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof MessagePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Messages: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search messages" }), "deposit.amountTooLow");
    await expect(canvas.getByText(/^1 of \d+ messages$/)).toBeVisible();
    await expect(canvas.getByText("Amount (USD) must be at least {min}.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Copy deposit.amountTooLow" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Deposit" })).toBeVisible();
  },
};
