import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../stack/stack.tsx";
import { Heading } from "./heading.tsx";

const meta = {
  title: "Typography/Heading",
  component: Heading,
  args: { level: 1, children: "Account summary" },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Sizes: Story = {
  render: () => (
    <Stack>
      {(["hero", "display", "heading", "title", "lead", "body"] as const).map((size) => (
        <Heading key={size} level={2} size={size}>
          Navigate global markets
        </Heading>
      ))}
    </Stack>
  ),
};
