import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../inline/inline.tsx";
import { Money } from "../money/money.tsx";
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

export const ForAnAmount: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  args: { text: "$1,234.50", label: "Copy balance" },
  render: (args) => (
    <Inline>
      <Money value="1234.50" currency="USD" />
      <CopyButton {...args} />
    </Inline>
  ),
};
