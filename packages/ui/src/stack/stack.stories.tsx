import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../card/card.tsx";
import { Text } from "../text/text.tsx";
import { Stack } from "./stack.tsx";

const meta = {
  title: "Layout/Stack",
  component: Stack,
  args: {
    children: (
      <>
        <Card padding="medium">One</Card>
        <Card padding="medium">Two</Card>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Wide: Story = { args: { gap: 10 } };

export const RightToLeft: Story = { globals: { direction: "rtl" }, tags: ["!test"] };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, tags: ["!test"] };

export const OneGapForAll: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  args: {
    gap: 4,
    children: (
      <>
        <Text weight="strong">Bank transfer</Text>
        <Text>Credited within one working day.</Text>
        <Text weight="strong">Card</Text>
        <Text>Credited at once.</Text>
      </>
    ),
  },
};
