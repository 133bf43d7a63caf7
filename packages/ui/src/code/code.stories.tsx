import type { Meta, StoryObj } from "@storybook/react-vite";
import { Code } from "./code.tsx";

const meta = {
  title: "Data/Code",
  component: Code,
  args: { children: "TXk4p9Qb1v7sW3nZr8eLm2Yt5Ha6Jd0CfG" },
} satisfies Meta<typeof Code>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Boxed: Story = { args: { look: "boxed" } };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };

export const RightToLeft: Story = { globals: { direction: "rtl" }, tags: ["!test"] };
export const LongText: Story = {
  args: { look: "boxed", children: "TXk4p9Qb1v7sW3nZr8eLm2Yt5Ha6Jd0CfG".repeat(6) },
};
