import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent } from "storybook/test";
import { AreaChart } from "./area-chart.tsx";

const months = ["Jun", "Jul", "Aug", "Sep", "Oct", "Nov"];
const years = months.map((month) => `${month} 2026`);
const dollars = new Intl.NumberFormat("en", { style: "currency", currency: "USD", maximumFractionDigits: 0 });

const meta = {
  title: "Data/Area chart",
  component: AreaChart,
  args: {
    label: "E-wallet, last six months",
    categories: months,
    periods: years,
    series: [{ label: "Balance", tone: "brand", values: [900, 1700, 3000, 2500, 4150, 5760] }],
    format: dollars.format,
  },
} satisfies Meta<typeof AreaChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["picture"] };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
/** Small, without a value axis. */
export const Curve: Story = { args: { look: "curve" }, tags: ["picture"] };
export const CurveNegative: Story = {
  args: {
    look: "curve",
    series: [{ label: "Net deposits", tone: "brand", values: [900, 400, -300, -800, 200, 600] }],
  },
};
export const Keyboard: Story = {
  args: { look: "curve" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const control = canvas.getByRole("slider");
    await expect(control).toHaveAttribute("aria-valuetext", "Nov 2026, Balance $5,760");
    // The library of the test cannot press the arrow keys of a slider.
    await fireEvent.change(control, { target: { value: "1" } });
    await expect(control).toHaveAttribute("aria-valuetext", "Jul 2026, Balance $1,700");
  },
};
export const Dark: Story = { globals: { scheme: "dark" } };
/** Billions at the axis, and category names that need more room than months. */
export const LongText: Story = {
  args: {
    label:
      "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
    categories: [
      "First quarter of 2025",
      "Second quarter of 2025",
      "Third quarter of 2025",
      "Fourth quarter of 2025",
      "First quarter of 2026",
      "Überweisungsauftragsbestätigung",
    ],
    series: [
      {
        label:
          "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
        tone: "brand",
        values: [900e6, 1700e6, 3000e6, 2500e6, 4150e6, 5760e6],
      },
      { label: "Out", tone: "neutral", values: [300e6, 0, 1200e6, 900e6, 250e6, 640e6] },
    ],
  },
};

export const ThreeSeries: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  args: {
    series: [
      { label: "E-wallet", tone: "brand", values: [900, 1700, 3000, 2500, 4150, 5760] },
      { label: "Trading", tone: "positive", values: [2100, 1500, 2600, 2900, 3300, 4900] },
      { label: "Bonus", tone: "neutral", values: [1500, 2300, 1900, 3400, 2700, 5200] },
    ],
  },
};
