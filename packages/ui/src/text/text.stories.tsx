import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../stack/stack.tsx";
import { Text } from "./text.tsx";

const meta = {
  title: "Typography/Text",
  component: Text,
  args: { children: "Credited after review, usually within one day." },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Tones: Story = {
  render: () => (
    <Stack gap={2}>
      {(["plain", "muted", "brand", "positive", "negative", "warning"] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}: credited after review
        </Text>
      ))}
    </Stack>
  ),
};
export const Sizes: Story = {
  render: () => (
    <Stack gap={2}>
      {(["small", "body", "lead"] as const).map((size) => (
        <Text key={size} size={size}>
          Credited after review, usually within one day.
        </Text>
      ))}
    </Stack>
  ),
};

export const RightToLeft: Story = { globals: { direction: "rtl" }, tags: ["!test"] };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, tags: ["!test"] };
export const LongText: Story = {
  args: {
    children:
      "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
  },
};

export const RedForEmphasis: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  args: { tone: "negative", children: "Deposits are credited within one day." },
};
