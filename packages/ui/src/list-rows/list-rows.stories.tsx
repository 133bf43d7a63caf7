import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Card } from "../card/card.tsx";
import { ArrowDownLeft, ArrowLeftRight, ArrowUpRight } from "../icons.ts";
import { Money } from "../money/money.tsx";
import { StatusBadge } from "../status-badge/status-badge.tsx";
import { ListRow, type ListRowProps, ListRows } from "./list-rows.tsx";

const rows: ListRowProps[] = [
  {
    icon: ArrowDownLeft,
    title: "Deposit",
    meta: "20 Nov · Daybreak Bank",
    amount: <Money value="250.00" currency="USD" />,
    badge: <StatusBadge tone="positive" label="Completed" />,
    href: "#deposit",
  },
  {
    icon: ArrowUpRight,
    title: "Withdrawal",
    meta: "18 Nov · Ridgeline Bank",
    amount: <Money value="-80.00" currency="USD" />,
    badge: <StatusBadge tone="warning" label="Pending" />,
    href: "#withdrawal",
  },
  {
    icon: ArrowLeftRight,
    title: "Transfer",
    meta: "17 Nov · E-Wallet → cTrader",
    amount: <Money value="1250.00" currency="USD" />,
    badge: <StatusBadge tone="negative" label="Cancelled" />,
    href: "#transfer",
  },
];

const toRows = (entries: readonly ListRowProps[]) =>
  entries.map((entry) => <ListRow key={entry.href ?? "entry"} {...entry} />);

const meta = {
  title: "Data/List rows",
  component: ListRows,
  subcomponents: { ListRow },
  args: { label: "Activity", children: toRows(rows) },
  render: (args) => (
    <Card padding="none">
      <ListRows {...args} />
    </Card>
  ),
} satisfies Meta<typeof ListRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["picture"] };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
export const Dark: Story = { globals: { scheme: "dark" } };
/** Without an address the row does not light up. */
export const WithoutLinks: Story = {
  args: { children: toRows([{ icon: ArrowDownLeft, title: "Deposit", meta: "20 Nov · Daybreak Bank" }]) },
};
/** The first row has just arrived: its background is marked, and nothing moves. */
export const JustArrived: Story = {
  args: { children: toRows([Object.assign({ isNew: true }, rows[0]), ...rows.slice(1)]) },
  play: async ({ canvas }) => {
    const [first, second] = await canvas.findAllByRole("listitem");
    const marksOf = (row: Element | undefined) =>
      row ? row.getAnimations().map((one) => one.effect?.getComputedTiming()) : [];
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    await expect(marksOf(second)).toEqual([]);
    if (isStill && first && second)
      await expect(getComputedStyle(first).backgroundColor).not.toBe(
        getComputedStyle(second).backgroundColor,
      );
    if (!isStill) await expect(marksOf(first)).toMatchObject([{ duration: 240 }]);
  },
};
/** Among other content its words begin where the text around it does. */
export const Plain: Story = {
  args: { look: "plain" },
  render: (args) => (
    <Card padding="large">
      <ListRows {...args} />
    </Card>
  ),
};
export const LongText: Story = {
  args: {
    children: toRows([
      {
        icon: ArrowDownLeft,
        title: "A much longer text than was thought of when this was drawn",
        meta: "As translations and terms bring along: Überweisungsauftragsbestätigung",
        amount: <Money value="1234567890.12" currency="MYR" />,
        badge: <StatusBadge tone="positive" label="Completed" />,
        href: "#long",
      },
    ]),
  },
};
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: /^Deposit/ })).toHaveFocus();
  },
};

export const CrowdedRow: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  args: {
    children: toRows([
      {
        icon: ArrowDownLeft,
        title: "Deposit by bank transfer from Malaysia",
        meta: "20 Nov 2026, 14:32:07 UTC · Daybreak Bank Berhad · 5142 0098 7731 · DP-100231 · Fee $0.00 · Rate 4.47",
        amount: <Money value="250.00" currency="USD" />,
        badge: <StatusBadge tone="positive" label="Completed" />,
        href: "#deposit",
      },
    ]),
  },
};
