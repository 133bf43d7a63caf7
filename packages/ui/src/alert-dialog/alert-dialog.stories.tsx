import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { AlertDialog } from "./alert-dialog.tsx";

const meta = {
  title: "Overlays/Alert dialog",
  component: AlertDialog,
  args: {
    title: "Information",
    children: "You have been logged out due to inactivity. Please log in again.",
    isOpen: true,
    actionLabel: "OK",
    onAction: () => {},
  },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const WithCancel: Story = {
  args: {
    title: "Remove receipt?",
    children: "You will have to choose the file again.",
    actionLabel: "Remove",
    variant: "danger",
    cancel: { label: "Keep", onCancel: () => {} },
  },
};
export const Keyboard: Story = {
  args: { onAction: fn() },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole("alertdialog")).toContainElement(
      screen.getByRole("button", { name: "OK" }),
    );
    await userEvent.tab();
    await expect(screen.getByRole("button", { name: "OK" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onAction).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    children:
      "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
  },
};
export const RightToLeft: Story = { globals: { direction: "rtl" }, tags: ["!test"] };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, tags: ["!test"] };

export const YesAndNo: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  args: {
    title: "Are you sure?",
    children: "The receipt will be removed.",
    actionLabel: "Yes",
    cancel: { label: "No", onCancel: () => {} },
  },
};
