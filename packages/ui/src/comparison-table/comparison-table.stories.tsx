import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link } from "../link/link.tsx";
import { ComparisonTable } from "./comparison-table.tsx";

const open = (
  <Link href="#open" look="secondary">
    Open
  </Link>
);

const meta = {
  title: "Marketing/Comparison table",
  component: ComparisonTable,
  args: {
    label: "Account types",
    labels: { yes: "Yes", no: "No" },
    offers: [
      { id: "standard", name: "Standard", action: open },
      { id: "pro", name: "Pro", action: open, isHighlighted: true },
      { id: "vip", name: "VIP", action: open },
    ],
    rows: [
      { label: "Minimum deposit", values: { standard: "$100", pro: "$1,000", vip: "$25,000" } },
      { label: "Spread from", values: { standard: "1.2 pips", pro: "0.4 pips", vip: "0.0 pips" } },
      { label: "Commission per lot", values: { standard: "$0", pro: "$3.50", vip: "$2.00" } },
      { label: "Personal manager", values: { standard: false, pro: false, vip: true } },
      { label: "Negative balance protection", values: { standard: true, pro: true, vip: true } },
    ],
  },
} satisfies Meta<typeof ComparisonTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["picture"] };
export const Narrow: Story = { tags: ["picture"], globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { globals: { scheme: "dark" } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
export const LongText: Story = {
  args: {
    offers: [
      { id: "standard", name: "Überweisungsauftragsbestätigung", action: open },
      { id: "pro", name: "Pro", action: open, isHighlighted: true },
    ],
    rows: [
      {
        label:
          "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
        values: {
          standard:
            "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
          pro: "$1,000",
        },
      },
    ],
  },
};
