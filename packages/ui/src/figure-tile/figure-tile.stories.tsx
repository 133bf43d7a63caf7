import type { Meta, StoryObj } from "@storybook/react-vite";
import { Wallet } from "lucide-react";
import { expect } from "storybook/test";
import { Grid } from "../grid/grid.tsx";
import { FigureTile } from "./figure-tile.tsx";

const meta = {
  title: "Data/Figure tile",
  component: FigureTile,
  args: { label: "E-Wallet", value: "12480.55", currency: "USD", icon: Wallet },
} satisfies Meta<typeof FigureTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Loading: Story = { args: { value: undefined } };
export const WithNote: Story = { args: { note: "$250.00 on hold" } };
/** Without a surface, for several figures inside one card. */
export const Plain: Story = { args: { look: "plain" } };
/** The figure that leads its page. */
export const Lead: Story = { args: { look: "lead" } };
/** A long amount becomes smaller on a phone, and stays on one line. */
export const LeadLongOnAPhone: Story = {
  args: { look: "lead", value: "-1234567890.12", currency: "AED" },
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    const amount = canvas.getByText(/1,234,567,890\.12/);
    await expect(amount.getClientRects()).toHaveLength(1);
    await expect(amount.getBoundingClientRect().right).toBeLessThanOrEqual(globalThis.innerWidth);
  },
};
/** Loaded and loading side by side: the same height to the pixel. */
export const SameSize: Story = {
  render: (args) => (
    <Grid columns="pair">
      <FigureTile {...args} />
      <FigureTile {...args} label="Trading Balance" value={undefined} />
    </Grid>
  ),
};

export const RightToLeft: Story = { globals: { direction: "rtl" }, tags: ["!test"] };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, tags: ["!test"] };
export const LongText: Story = {
  args: {
    label:
      "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
  },
};

export const ZeroWhileLoading: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  args: { value: "0", note: "Loading..." },
};
