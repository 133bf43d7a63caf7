import type { Meta, StoryObj } from "@storybook/react-vite";
import { Progress } from "./progress.tsx";

const meta = {
  title: "Feedback/Progress",
  component: Progress,
  args: { label: "Uploading receipt.pdf", value: 62 },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Unknown: Story = { args: { value: undefined } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };

export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, tags: ["!test"] };
export const LongText: Story = {
  args: {
    label:
      "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
  },
};

export const InventedFigure: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  args: { label: "Almost done", value: 99 },
};
