import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent } from "storybook/test";
import { BarChart } from "./bar-chart.tsx";

const months = ["Jun", "Jul", "Aug", "Sep", "Oct", "Nov"];
const years = months.map((month) => `${month} 2026`);
const dollars = new Intl.NumberFormat("en", { style: "currency", currency: "USD", maximumFractionDigits: 0 });

const meta = {
  title: "Data/Bar chart",
  component: BarChart,
  args: {
    label: "Money in and out, last six months",
    categories: months,
    periods: years,
    series: [
      { label: "In", tone: "positive", values: [1200, 800, 2500, 400, 1900, 2250] },
      { label: "Out", tone: "neutral", values: [300, 0, 1200, 900, 250, 640] },
    ],
    whole: "Jun – Nov 2026",
    format: dollars.format,
    tableLabel: "Figures as a table",
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["picture"] };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
/** One Tab stop: arrow keys walk the groups, and the table is shown on request. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("$9,050")).toBeVisible();
    await userEvent.tab();
    const control = canvas.getByRole("slider");
    await expect(control).toHaveFocus();
    await expect(control).toHaveAttribute("aria-valuetext", "Nov 2026, In $2,250, Out $640");
    // The library of the test cannot press the arrow keys of a slider.
    await fireEvent.change(control, { target: { value: "4" } });
    await expect(control).toHaveAttribute("aria-valuetext", "Oct 2026, In $1,900, Out $250");
    await userEvent.tab();
    await expect(canvas.getByText("Jun – Nov 2026")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("table")).toBeVisible();
  },
};
export const Empty: Story = {
  args: { series: [{ label: "In", tone: "positive", values: [0, 0, 0, 0, 0, 0] }] },
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
      { label: "In", tone: "positive", values: [1200, 800, 2500, 400, 1900, 2250] },
      { label: "Out", tone: "neutral", values: [300, 0, 1200, 900, 250, 640] },
      { label: "Fees", tone: "negative", values: [12, 8, 25, 4, 19, 22] },
    ],
  },
};
