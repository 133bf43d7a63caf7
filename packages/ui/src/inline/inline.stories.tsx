import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../card/card.tsx";
import { Text } from "../text/text.tsx";
import { Inline } from "./inline.tsx";

const meta = {
  title: "Layout/Inline",
  component: Inline,
  args: {
    children: (
      <>
        <Card padding="medium">One</Card>
        <Card padding="medium">Two</Card>
      </>
    ),
  },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Between: Story = { args: { justify: "between" } };

export const RightToLeft: Story = { globals: { direction: "rtl" }, tags: ["!test"] };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, tags: ["!test"] };

export const TextsWithoutWrapping: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  globals: { viewport: { value: "narrow" } },
  args: {
    wrap: "nowrap",
    justify: "between",
    children: (
      <>
        <Text lines="one">Auszahlungsbestätigung</Text>
        <Text lines="one">Überweisungsauftrag</Text>
        <Text lines="one">1.117,50 MYR</Text>
      </>
    ),
  },
};
