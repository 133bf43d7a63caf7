import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../card/card.tsx";
import { Stack } from "../stack/stack.tsx";
import { Text } from "../text/text.tsx";
import { Divider } from "./divider.tsx";

const meta = {
  title: "Layout/Divider",
  component: Divider,
  render: () => (
    <Stack>
      <Text>What leaves your e-wallet.</Text>
      <Divider />
      <Text>What arrives at your bank.</Text>
    </Stack>
  ),
} satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const InACard: Story = {
  decorators: [
    (Group) => (
      <Card>
        <Group />
      </Card>
    ),
  ],
};
export const Dark: Story = { globals: { scheme: "dark" } };
export const Wireframe: Story = { globals: { brand: "wireframe" } };

export const RightToLeft: Story = { globals: { direction: "rtl" }, tags: ["!test"] };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, tags: ["!test"] };

export const BetweenAll: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  render: () => (
    <Stack gap={2}>
      <Text>Amount</Text>
      <Divider />
      <Text>Fee</Text>
      <Divider />
      <Text>Total</Text>
    </Stack>
  ),
};
