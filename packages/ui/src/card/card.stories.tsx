import type { Meta, StoryObj } from "@storybook/react-vite";
import { Text } from "../text/text.tsx";
import { Card } from "./card.tsx";

const meta = {
  title: "Layout/Card",
  component: Card,
  args: { children: <Text>One subject.</Text> },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Sunken: Story = { args: { tone: "sunken" } };
export const Brand: Story = { args: { tone: "brand" } };
export const Dark: Story = { globals: { scheme: "dark" } };

export const RightToLeft: Story = { globals: { direction: "rtl" }, tags: ["!test"] };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, tags: ["!test"] };
export const LongText: Story = {
  args: {
    children: (
      <Text>
        A much longer text than was thought of when this was drawn, as translations and terms bring along:
        Überweisungsauftragsbestätigung
      </Text>
    ),
  },
};

export const CardInACard: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  args: {
    children: (
      <Card>
        <Card>
          <Text>Recent activity</Text>
        </Card>
      </Card>
    ),
  },
};
