import type { Meta, StoryObj } from "@storybook/react-vite";
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
