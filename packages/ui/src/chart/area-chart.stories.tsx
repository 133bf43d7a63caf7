import type { Meta, StoryObj } from "@storybook/react-vite";
import { AreaChart } from "./area-chart.tsx";

const months = ["Jun", "Jul", "Aug", "Sep", "Oct", "Nov"];
const dollars = new Intl.NumberFormat("en", { style: "currency", currency: "USD", maximumFractionDigits: 0 });

const meta = {
  title: "Data/Area chart",
  component: AreaChart,
  args: {
    label: "E-wallet, last six months",
    categories: months,
    series: [{ label: "Balance", tone: "brand", values: [900, 1700, 3000, 2500, 4150, 5760] }],
    format: dollars.format,
  },
} satisfies Meta<typeof AreaChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["picture"] };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
export const Dark: Story = { globals: { scheme: "dark" } };
