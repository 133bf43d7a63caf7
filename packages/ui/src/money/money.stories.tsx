import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../stack/stack.tsx";
import { Money } from "./money.tsx";

const meta = {
  title: "Data/Money",
  component: Money,
  args: { value: "1234567.8", currency: "USD", size: "figure" },
} satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Sizes: Story = {
  render: (args) => (
    <Stack align="end">
      {(["body", "title", "figure", "display", "lead"] as const).map((size) => (
        <Money key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};
export const Tether: Story = { args: { value: "50", currency: "USDT" } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };

export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, tags: ["!test"] };
/** The longest amount, in a currency without a symbol. */
export const LongText: Story = {
  args: { value: "-1234567890.12", currency: "AED", size: "display" },
};

export const FormattedByHand: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  render: () => <span>$1234.5</span>,
};
