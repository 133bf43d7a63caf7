import type { Meta, StoryObj } from "@storybook/react-vite";
import { Wallet } from "lucide-react";
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
/** Loaded and loading beside each other: the same height to the pixel. */
export const SameSize: Story = {
  render: (args) => (
    <Grid columns="pair">
      <FigureTile {...args} />
      <FigureTile {...args} label="Trading Balance" value={undefined} />
    </Grid>
  ),
};
