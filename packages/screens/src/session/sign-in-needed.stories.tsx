import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { SignInNeededScreen } from "./sign-in-needed.screen.tsx";

const meta = {
  title: "Screens/Sign-in needed",
  component: SignInNeededScreen,
  args: { onSignIn: fn() },
} satisfies Meta<typeof SignInNeededScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desk: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Sign in again" }));
    await expect(args.onSignIn).toHaveBeenCalled();
  },
};
export const Phone: Story = { ...Desk, globals: { viewport: { value: "phone" } } };
export const Dark: Story = { globals: { scheme: "dark" } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
