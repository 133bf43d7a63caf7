import type { Meta, StoryObj } from "@storybook/react-vite";
import { LogOut, UserRound } from "lucide-react";
import { expect, screen, waitFor } from "storybook/test";
import { UserButton } from "../user-button/user-button.tsx";
import { Menu } from "./menu.tsx";

const meta = {
  title: "Actions/Menu",
  component: Menu,
  args: {
    label: "Account",
    trigger: <UserButton name="AMIRA" />,
    items: [
      { id: "profile", label: "Profile", icon: UserRound, href: "#profile" },
      { id: "logout", label: "Logout", icon: LogOut },
    ],
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "AMIRA" }));
  },
};
export const RightToLeft: Story = { ...Open, globals: { direction: "rtl" } };
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Profile" })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await expect(screen.getByRole("menuitem", { name: "Logout" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "AMIRA" })).toHaveFocus());
  },
};

export const LongText: Story = {
  ...Open,
  args: {
    items: [
      {
        id: "profile",
        label:
          "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
        icon: UserRound,
        href: "#profile",
      },
      { id: "logout", label: "Logout", icon: LogOut },
    ],
  },
};
export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, tags: ["!test"] };
