import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { States } from "./states.tsx";

/** What controls look like under the pointer, with the focus of the keyboard, and while they are pressed. */
const meta = { title: "Foundations/States", component: States } satisfies Meta<typeof States>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    const [rest, hover, focus, pressed] = canvas.getAllByRole("button", { name: "Deposit" });
    await expect(rest).not.toHaveAttribute("data-hovered");
    await expect(hover).toHaveAttribute("data-hovered");
    await expect(focus).toHaveAttribute("data-focus-visible");
    await expect(pressed).toHaveAttribute("data-pressed");
  },
};
export const Dark: Story = { tags: ["picture"], globals: { scheme: "dark" } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
