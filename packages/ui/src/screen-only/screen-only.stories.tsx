import type { Meta, StoryObj } from "@storybook/react-vite";
import { Text } from "../text/text.tsx";
import { ScreenOnly } from "./screen-only.tsx";

const meta = {
  title: "Layout/Screen only",
  component: ScreenOnly,
  args: { children: <Text>Seen on a screen, and left out on paper.</Text> },
} satisfies Meta<typeof ScreenOnly>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
