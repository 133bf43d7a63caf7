import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../stack/stack.tsx";
import { Text } from "../text/text.tsx";
import { Sparkline } from "./sparkline.tsx";

const meta = {
  title: "Data/Sparkline",
  component: Sparkline,
  args: { label: "Rose by 4 % in 30 days", values: [3, 5, 4, 6, 8, 7, 9, 12, 11, 14] },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Falling: Story = {
  args: { label: "Fell by 4 % in 30 days", tone: "negative", values: [14, 12, 13, 9, 8, 6, 7, 5] },
};
export const Flat: Story = { args: { label: "Unchanged in 30 days", values: [0, 0, 0] } };

export const RightToLeft: Story = { globals: { direction: "rtl" }, tags: ["!test"] };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, tags: ["!test"] };
export const LongText: Story = {
  args: {
    label:
      "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
  },
};

export const TwoCompared: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  render: () => (
    <Stack>
      {[
        { label: "E-wallet: rose from 3 to 14 in 30 days", values: [3, 5, 4, 6, 8, 7, 9, 12, 11, 14] },
        {
          label: "Trading: rose from 1,003 to 1,014 in 30 days",
          values: [1003, 1005, 1004, 1006, 1008, 1007, 1009, 1012, 1011, 1014],
        },
      ].map((line) => (
        <Stack key={line.label} gap={1}>
          <Text size="small">{line.label}</Text>
          <Sparkline {...line} />
        </Stack>
      ))}
    </Stack>
  ),
};
