import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Text } from "../text/text.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

const meta = {
  title: "Typography/Visually hidden",
  component: VisuallyHidden,
  args: { children: "(opens in a new tab)" },
  render: (args) => (
    <Text>
      cTrader <VisuallyHidden {...args} />
    </Text>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Read by screen readers, and not visible. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("(opens in a new tab)").getBoundingClientRect().width).toBeLessThanOrEqual(
      1,
    );
  },
};

export const RightToLeft: Story = { globals: { direction: "rtl" }, tags: ["!test"] };
