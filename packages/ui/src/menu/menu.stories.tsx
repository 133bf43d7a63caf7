import type { Meta, StoryObj } from "@storybook/react-vite";
import { LogOut, Monitor, Moon, Sun, UserRound, Wallet } from "lucide-react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Text } from "../text/text.tsx";
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
      { id: "logout", label: "Logout", icon: LogOut, isDirectional: true },
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

const chosen = fn();

/** Choices among the actions, below the header of the list. */
export const Choices: Story = {
  args: {
    heading: <Text>amira@example.com</Text>,
    items: [
      { id: "profile", label: "Profile", icon: UserRound, href: "#profile" },
      {
        id: "appearance",
        label: "Appearance",
        columns: 3,
        options: [
          { id: "light", label: "Light", icon: Sun },
          { id: "dark", label: "Dark", icon: Moon },
          { id: "system", label: "System", icon: Monitor },
        ],
        selected: "light",
        onSelect: chosen,
        staysOpen: true,
      },
      {
        id: "language",
        label: "Language",
        columns: 2,
        options: [
          { id: "en", label: "English", lang: "en" },
          { id: "ms", label: "Bahasa Melayu", lang: "ms" },
        ],
        selected: "en",
        onSelect: chosen,
      },
      { id: "logout", label: "Logout", icon: LogOut, isDirectional: true },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    chosen.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "AMIRA" }));
    await expect(await screen.findByRole("menu")).toHaveAccessibleDescription("amira@example.com");
    await expect(screen.getByRole("menuitemradio", { name: "Light" })).toBeChecked();
    await userEvent.click(screen.getByRole("menuitemradio", { name: "Dark" }));
    await expect(chosen).toHaveBeenLastCalledWith("dark");
    // The first menu stays open, the second one closes.
    await userEvent.click(screen.getByRole("menuitemradio", { name: "Bahasa Melayu" }));
    await expect(chosen).toHaveBeenLastCalledWith("ms");
    await waitFor(() => expect(screen.queryByRole("menu")).not.toBeInTheDocument());
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
      { id: "logout", label: "Logout", icon: LogOut, isDirectional: true },
    ],
  },
};
export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, tags: ["!test"] };

export const MostUsedAction: Story = {
  ...Open,
  tags: ["!dev", "!autodocs", "!test"],
  globals: { viewport: { value: "phone" } },
  args: {
    items: [
      { id: "profile", label: "Profile", icon: UserRound, href: "#profile" },
      { id: "deposit", label: "Deposit", icon: Wallet, href: "#deposit" },
      { id: "logout", label: "Logout", icon: LogOut, isDirectional: true },
    ],
  },
};
