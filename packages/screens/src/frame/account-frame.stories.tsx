import { mock } from "@broker/mocks";
import { Text } from "@broker/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import { company, user, WithBroker } from "../testing/broker.tsx";
import { AccountFrame } from "./account-frame.screen.tsx";
import { LeaveDialog, PlainQuestion } from "./leave-dialog.screen.tsx";
import { LoadingScreen } from "./loading.view.tsx";

const meta = {
  title: "Screens/Account frame",
  component: AccountFrame,
  parameters: { layout: "fullscreen" },
  args: { path: "/dashboard", onSignOut: fn(), children: <Text>…</Text> },
  decorators: [
    (Story) => (
      <WithBroker user={user}>
        <Story />
      </WithBroker>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(mock("GetCompanies", [company])),
} satisfies Meta<typeof AccountFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desk: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Northgale © \d{4} All Rights Reserved/)).toBeVisible();
    // The link to the start page has the logo's alternative text as its name.
    const logos = canvas.getAllByRole("img", { name: "Northgale" });
    for (const logo of logos) await expect(logo.closest("a")).toHaveAccessibleName("Northgale");
    await expect(logos).not.toHaveLength(0);
  },
};
export const Dark: Story = { globals: { scheme: "dark" } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
export const Loading: Story = { args: { children: <LoadingScreen /> } };

/** The confirmation before unsaved edits are discarded. */
export const Leaving: Story = {
  args: { children: <LeaveDialog isOpen onStay={fn()} onLeave={fn()} /> },
};

const stay = fn();

/** When the dialog's code fails to load, the browser's own dialog asks. */
export const LeavingPlainly: Story = {
  args: { children: <PlainQuestion isOpen onStay={stay} onLeave={fn()} /> },
  beforeEach: () => {
    stay.mockClear();
    const confirm = spyOn(window, "confirm").mockReturnValue(false);
    return () => confirm.mockRestore();
  },
  play: async () => {
    // The part with the question loads late.
    await waitFor(() => expect(stay).toHaveBeenCalled());
    await expect(window.confirm).toHaveBeenCalledWith("What you changed on this page has not been saved.");
    await expect(stay).toHaveBeenCalled();
  },
};

/** Returns whether the viewport is a phone, whose menu opens but does not collapse. */
const isPhone = (canvas: Pick<typeof screen, "queryByRole">) =>
  canvas.queryByRole("button", { name: "Menu" }) !== null;
const forgetMenu = () => localStorage.removeItem("menuCollapsed");

/** The side menu, collapsed to its icons. */
export const Collapsed: Story = {
  tags: ["picture"],
  beforeEach: () => forgetMenu,
  play: async ({ canvas }) => {
    if (isPhone(canvas)) return;
    await userEvent.click(canvas.getByRole("button", { name: "Collapse menu" }));
    await expect(await canvas.findByRole("button", { name: "Expand menu" })).toBeVisible();
    await expect(localStorage.getItem("menuCollapsed")).not.toBeNull();
    // The collapsed menu shows the mark instead of the logo.
    const menu = canvas.getByRole("navigation", { name: "Main menu" });
    await expect(await within(menu).findByRole("link", { name: "Northgale" })).toBeVisible();
  },
};

/** The menu's state is restored on the next visit. */
export const StillCollapsed: Story = {
  beforeEach: () => {
    localStorage.setItem("menuCollapsed", "");
    return forgetMenu;
  },
  play: async ({ canvas }) => {
    if (isPhone(canvas)) return;
    await userEvent.click(canvas.getByRole("button", { name: "Expand menu" }));
    await expect(await canvas.findByRole("button", { name: "Collapse menu" })).toBeVisible();
    await expect(localStorage.getItem("menuCollapsed")).toBeNull();
  },
};

/** Finds the link to cTrader: in the menu beside the page, or on phones in the drawer. */
async function findCTrader(canvas: Pick<typeof screen, "queryByRole">): Promise<HTMLElement> {
  const menu = canvas.queryByRole("button", { name: "Menu" });
  if (menu) await userEvent.click(menu);
  return screen.findByRole("link", { name: /cTrader/ });
}

/** cTrader opens in a new tab at the company's address, without access to this one. */
export const OpensCTrader: Story = {
  play: async ({ canvas }) => {
    await findCTrader(canvas);
    await waitFor(() =>
      expect(screen.getByRole("link", { name: /cTrader/ })).toHaveAttribute("href", company.cTraderAppURL),
    );
    const link = screen.getByRole("link", { name: /cTrader/ });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  },
};

/** Until the company's address has loaded, the item has its size and no link. */
export const WaitsForCTrader: Story = {
  beforeEach: ({ msw }) => msw.use(mock("GetCompanies", [])),
  play: async ({ canvas }) => {
    const link = await findCTrader(canvas);
    await expect(link).toHaveAttribute("aria-disabled", "true");
    await expect(link).not.toHaveAttribute("href");
  },
};
