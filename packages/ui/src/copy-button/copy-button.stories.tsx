import type { Meta, StoryObj } from "@storybook/react-vite";
import { CopyButton } from "./copy-button.tsx";

const meta = {
  title: "Actions/Copy button",
  component: CopyButton,
  args: {
    text: "5004217",
    label: "Copy account number",
    copiedLabel: "Copied!",
    failedLabel: "Failed to copy!",
  },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const LongText: Story = {
  args: {
    label:
      "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
  },
};
export const RightToLeft: Story = { globals: { direction: "rtl" }, tags: ["!test"] };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, tags: ["!test"] };
