import type { Meta, StoryObj } from "@storybook/react-vite";
import { ScaleTable } from "./scale-table.tsx";

const meta = {
  title: "Foundations/Scales",
  component: ScaleTable,
  args: { title: "Space", group: "space", isDrawn: true },
} satisfies Meta<typeof ScaleTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Space: Story = {};
export const Radius: Story = { args: { title: "Radius", group: "radius", isDrawn: false } };
