import type { Meta, StoryObj } from "@storybook/react-vite";
import { Sparkline } from "../chart/sparkline.tsx";
import { FigureTile } from "../figure-tile/figure-tile.tsx";
import { Grid } from "../grid/grid.tsx";
import { Stack } from "../stack/stack.tsx";
import { Trend } from "./trend.tsx";

const meta = {
  title: "Data/Trend",
  component: Trend,
  args: { direction: "up", label: "+4.2% in 30 days" },
} satisfies Meta<typeof Trend>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const States: Story = {
  render: () => (
    <Stack>
      <Trend direction="up" label="+4.2% in 30 days" />
      <Trend direction="down" label="−1.8% in 30 days" />
      <Trend direction="flat" label="Unchanged in 30 days" />
      <Trend direction="up" tone="negative" label="Margin used +12%" />
    </Stack>
  ),
};
/** A figure with its trend and a sparkline. */
export const OnAFigure: Story = {
  tags: ["picture"],
  render: (args) => (
    <Grid columns={3}>
      <FigureTile
        label="E-Wallet"
        value="12480.55"
        currency="USD"
        note={
          <Stack gap={2} align="stretch">
            <Trend {...args} />
            <Sparkline
              label="Rose from $11,980 to $12,480 in 30 days"
              values={[3, 5, 4, 6, 8, 7, 9, 12, 11, 14]}
            />
          </Stack>
        }
      />
    </Grid>
  ),
};
export const Dark: Story = { ...States, globals: { scheme: "dark" } };
export const RightToLeft: Story = { args: { label: "+٤٫٢٪ خلال ٣٠ يومًا" }, globals: { direction: "rtl" } };

export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, tags: ["!test"] };
export const LongText: Story = {
  args: {
    label:
      "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
  },
};

export const WithoutPeriod: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  args: { direction: "up", label: "4.2 %" },
};
