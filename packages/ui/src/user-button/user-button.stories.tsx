import type { Meta, StoryObj } from "@storybook/react-vite";
import { LogOut } from "lucide-react";
import { expect, screen, waitFor } from "storybook/test";
import { Menu } from "../menu/menu.tsx";
import { UserButton } from "./user-button.tsx";

const meta = {
  title: "Actions/User button",
  component: UserButton,
  args: { name: "AMIRA" },
  render: (args) => (
    <Menu
      label="Account"
      trigger={<UserButton {...args} />}
      items={[{ id: "logout", label: "Logout", icon: LogOut, isDirectional: true }]}
    />
  ),
} satisfies Meta<typeof UserButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "AMIRA" }));
  },
};
export const Dark: Story = { globals: { scheme: "dark" } };
export const RightToLeft: Story = { args: { name: "أميرة" }, globals: { direction: "rtl" } };
export const LongText: Story = {
  args: { name: "Maximiliane Alexandra von Überweisungsauftragsbestätigung-Rahman" },
};
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "AMIRA" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Logout" })).toHaveFocus());
  },
};

export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, tags: ["!test"] };

export const WithoutAMenu: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  render: (args) => <UserButton {...args} />,
};
