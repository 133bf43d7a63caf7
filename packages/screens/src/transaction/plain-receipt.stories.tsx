import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { PlainReceipt } from "./plain-receipt.view.tsx";

const meta = {
  title: "Internals/File of a transaction without its dialog",
  component: PlainReceipt,
  args: { file: { transactionId: "D-20261121-0001", url: "/receipt.pdf" }, onClose: fn() },
} satisfies Meta<typeof PlainReceipt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** When the dialog's code fails to load, the file can still be opened, and the notice closed. */
export const WithoutItsDialog: Story = {
  play: async ({ args }) => {
    await expect(screen.getByRole("link", { name: /Open file/ })).toHaveAttribute("href", "/receipt.pdf");
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
