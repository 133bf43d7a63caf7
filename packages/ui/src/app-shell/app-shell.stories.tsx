import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  ArrowLeftRight,
  CandlestickChart,
  Gift,
  LayoutDashboard,
  LogOut,
  ReceiptText,
  ShieldCheck,
  UserRound,
} from "lucide-react";
import { useState } from "react";
import { expect } from "storybook/test";
import { Avatar } from "../avatar/avatar.tsx";
import { Card } from "../card/card.tsx";
import { Code } from "../code/code.tsx";
import { FigureTile } from "../figure-tile/figure-tile.tsx";
import { Grid } from "../grid/grid.tsx";
import { Heading } from "../heading/heading.tsx";
import { Inline } from "../inline/inline.tsx";
import { Link } from "../link/link.tsx";
import { Menu } from "../menu/menu.tsx";
import { Section } from "../section/section.tsx";
import { Stack } from "../stack/stack.tsx";
import { StatusBadge } from "../status-badge/status-badge.tsx";
import { Text } from "../text/text.tsx";
import { UserButton } from "../user-button/user-button.tsx";
import { AppShell } from "./app-shell.tsx";

const page = (
  <Stack gap={8}>
    <Heading level={1}>Dashboard</Heading>
    <Card>
      <Inline justify="between" gap={4}>
        <Inline gap={4} wrap="nowrap">
          <Avatar name="Amira Rahman" size="large" />
          <Stack gap={1}>
            <Heading level={2}>Amira Rahman</Heading>
            <Text size="small" tone="muted">
              amira@example.com · cTrader ID <Code>5004217</Code>
            </Text>
          </Stack>
        </Inline>
        <StatusBadge
          tone="positive"
          label="Verified"
          onPress={() => {}}
          pressLabel="Verified, transfer funds"
        />
      </Inline>
    </Card>
    <Section
      heading="Account summary"
      level={2}
      actions={
        <Inline>
          <Link href="#withdrawal" look="secondary">
            Withdrawal
          </Link>
          <Link href="#deposit-withdraw" look="primary">
            Deposit
          </Link>
        </Inline>
      }
    >
      <Grid columns="pair">
        <FigureTile label="E-Wallet" value="12480.55" currency="USD" />
        <FigureTile label="Trading Balance" value="8320.00" currency="USD" />
        <FigureTile label="Cash Equity" value="8455.12" currency="USD" />
        <FigureTile label="Bonus" value="0" currency="USD" />
      </Grid>
    </Section>
  </Stack>
);

const meta = {
  title: "Layout/App shell",
  component: AppShell,
  parameters: { layout: "fullscreen" },
  args: {
    logo: (
      <Text as="strong" size="lead" weight="strong">
        Meridian
      </Text>
    ),
    items: [
      {
        href: "#dashboard",
        label: "Dashboard",
        shortLabel: "Home",
        icon: LayoutDashboard,
        isCurrent: true,
        isPrimary: true,
      },
      { href: "#my-account", label: "My Account", icon: ShieldCheck, isCurrent: false },
      { href: "#profile", label: "Profile", icon: UserRound, isCurrent: false, isPrimary: true },
      {
        href: "#deposit-withdraw",
        label: "Deposit & Withdraw",
        shortLabel: "Deposit",
        icon: ArrowLeftRight,
        isCurrent: false,
        isPrimary: true,
      },
      {
        href: "#transactions",
        label: "Transactions",
        shortLabel: "History",
        icon: ReceiptText,
        isCurrent: false,
        isPrimary: true,
      },
      { href: "#ctrader", label: "cTrader", icon: CandlestickChart, isCurrent: false, isExternal: true },
      { href: "#referrals", label: "Referrals", icon: Gift, isCurrent: false },
    ],
    userMenu: (
      <Menu
        label="Account"
        trigger={<UserButton name="AMIRA" />}
        items={[{ id: "logout", label: "Logout", icon: LogOut, isDirectional: true }]}
      />
    ),
    footer: "Meridian Markets © 2026 All Rights Reserved",
    labels: {
      skipToContent: "Skip to content",
      navigation: "Main menu",
      collapseMenu: "Collapse menu",
      expandMenu: "Expand menu",
      openMenu: "Menu",
      closeMenu: "Close menu",
      opensNewTab: "(opens in a new tab)",
    },
    isCollapsed: false,
    onCollapsedChange: () => {},
    children: page,
  },
  render: function Render(args) {
    const [isCollapsed, setCollapsed] = useState(args.isCollapsed);
    return <AppShell {...args} isCollapsed={isCollapsed} onCollapsedChange={setCollapsed} />;
  },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Collapsed: Story = { args: { isCollapsed: true } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
export const Dark: Story = { globals: { scheme: "dark" } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
export const Wireframe: Story = { globals: { brand: "wireframe" } };
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Skip to content" })).toHaveFocus();
    // On phones the menu is a drawer, which cannot be collapsed.
    const collapse = canvas.queryByRole("button", { name: "Collapse menu" });
    if (collapse === null) return;
    await userEvent.tab();
    await expect(collapse).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: "Expand menu" })).toHaveFocus();
  },
};
const longLabel = "Überweisungsauftragsbestätigung and all that belongs to it";
export const LongText: Story = {
  args: {
    items: [
      {
        href: "#a",
        label: longLabel,
        shortLabel: "Überweisungsauftrag",
        icon: LayoutDashboard,
        isCurrent: true,
        isPrimary: true,
      },
      {
        href: "#b",
        label: longLabel,
        shortLabel: "Überweisungsauftrag",
        icon: UserRound,
        isCurrent: false,
        isPrimary: true,
      },
      {
        href: "#c",
        label: longLabel,
        shortLabel: "Überweisungsauftrag",
        icon: Gift,
        isCurrent: false,
        isPrimary: true,
      },
    ],
    footer:
      "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
  },
};

export const ActionsInTheMenu: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  args: {
    items: [
      { href: "#a", label: "Dashboard", icon: LayoutDashboard, isCurrent: true, isPrimary: true },
      { href: "#b", label: "Copy my ID", icon: UserRound, isCurrent: false, isPrimary: true },
      { href: "#c", label: "Invite now", icon: Gift, isCurrent: false, isPrimary: true },
      { href: "#d", label: "Log out", icon: LogOut, isCurrent: false, isPrimary: true },
    ],
  },
};
