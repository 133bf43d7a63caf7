import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Text } from "../text/text.tsx";
import { Drawer } from "./drawer.tsx";

const meta = {
  title: "Overlays/Drawer",
  component: Drawer,
  args: {
    title: "Menu",
    closeLabel: "Close menu",
    isOpen: true,
    onOpenChange: () => {},
    children: <Text>Anything may stand here.</Text>,
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const RightToLeft: Story = { globals: { direction: "rtl" } };
export const Keyboard: Story = {
  args: { onOpenChange: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard("{Escape}");
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const LongText: Story = {
  args: {
    title:
      "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
  },
};
export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, tags: ["!test"] };

export const OnADesk: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  globals: { viewport: { value: "desk" } },
  args: { title: "Filters", children: <Text>Status, date and amount</Text> },
};
