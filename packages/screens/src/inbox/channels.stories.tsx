import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import type { ProfileScreen } from "../profile/profile.screen.tsx";
import { findSwitch, setting } from "../testing/channels-stories.tsx";

const meta = { title: "Screens/Notification settings", ...setting } satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The switches of security are on and cannot be pressed; the sentence below says why. */
export const Listed: Story = {
  globals: { viewport: { value: "desk" } },
  play: async ({ canvas }) => {
    await expect(await findSwitch("Security: Email")).toBeDisabled();
    await expect(await findSwitch("Deposits: Email")).toBeChecked();
    await expect(canvas.getByText(/Messages about security cannot be switched off/)).toBeVisible();
    await expect(screen.queryByRole("switch", { name: "Statements: Email" })).toBeNull();
  },
};
export const ListedPhone: Story = { ...Listed, globals: { viewport: { value: "phone" } } };
export const ListedPhoneRightToLeft: Story = {
  globals: { viewport: { value: "phone" }, direction: "rtl", locale: "ar" },
};
