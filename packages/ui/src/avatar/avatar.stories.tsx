import type { Meta, StoryObj } from "@storybook/react-vite";
import { Avatar } from "./avatar.tsx";

const meta = {
  title: "Data/Avatar",
  component: Avatar,
  args: { name: "Amira Rahman", size: "large" },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Small: Story = { args: { size: "small" } };

export const RightToLeft: Story = { globals: { direction: "rtl" }, tags: ["!test"] };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, tags: ["!test"] };
