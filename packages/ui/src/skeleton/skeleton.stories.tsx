import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../stack/stack.tsx";
import { Skeleton } from "./skeleton.tsx";

const meta = {
  title: "Feedback/Skeleton",
  component: Skeleton,
  args: { height: "body", width: "half" },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Sizes: Story = {
  render: () => (
    <Stack>
      {(["small", "body", "title", "figure", "target", "avatar", "block"] as const).map((height) => (
        <Skeleton key={height} height={height} {...(height === "avatar" && { width: "own" })} />
      ))}
    </Stack>
  ),
};

export const RightToLeft: Story = { globals: { direction: "rtl" }, tags: ["!test"] };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, tags: ["!test"] };

export const OneGreyBlock: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  args: { height: "block", width: "full" },
};
