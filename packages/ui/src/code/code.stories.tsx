import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
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
/** Grouped for comparing by eye; read by screen readers and copied without gaps. */
export const Grouped: Story = {
  args: { isGrouped: true, look: "boxed" },
  play: async ({ args, canvasElement }) => {
    const shown = canvasElement.querySelector("code");
    await expect(shown).toHaveTextContent(new RegExp(`^${args.children}$`));
    getSelection()?.selectAllChildren(shown ?? canvasElement);
    await expect(getSelection()?.toString()).toBe(args.children);
    getSelection()?.removeAllRanges();
  },
};
export const GroupedAndNarrow: Story = { ...Grouped, globals: { viewport: { value: "narrow" } } };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };

export const RightToLeft: Story = { globals: { direction: "rtl" }, tags: ["!test"] };
export const LongText: Story = {
  args: { look: "boxed", children: "TXk4p9Qb1v7sW3nZr8eLm2Yt5Ha6Jd0CfG".repeat(6) },
};

export const CutInTheMiddle: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  args: { look: "boxed", children: "TXk4…0CfG" },
};
