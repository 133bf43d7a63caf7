import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../inline/inline.tsx";
import { Money } from "../money/money.tsx";
import { Stack } from "../stack/stack.tsx";
import { OutcomeSign } from "./outcome-sign.tsx";

const meta = {
  title: "Feedback/Outcome sign",
  component: OutcomeSign,
  args: { outcome: "success" },
} satisfies Meta<typeof OutcomeSign>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const All: Story = {
  render: () => (
    <Inline gap={6}>
      <OutcomeSign outcome="success" />
      <OutcomeSign outcome="failure" />
      <OutcomeSign outcome="waiting" />
    </Inline>
  ),
};
export const AllDark: Story = { ...All, globals: { scheme: "dark" } };

export const WithoutATitle: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  render: (args) => (
    <Stack align="center">
      <OutcomeSign {...args} />
      <Money value="250.00" currency="USD" />
    </Stack>
  ),
};
