import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArrowLeftRight, Bell, FileText, Landmark, RefreshCw, X } from "lucide-react";
import { expect, fn } from "storybook/test";
import { Icon } from "../icon/icon.tsx";
import { Inline } from "../inline/inline.tsx";
import { IconButton } from "./icon-button.tsx";

const meta = {
  title: "Actions/Icon button",
  component: IconButton,
  subcomponents: { Icon },
  args: { icon: X, label: "Close" },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Outline: Story = { args: { icon: RefreshCw, label: "Refresh", variant: "outline" } };
export const Figure: Story = { args: { icon: Bell, label: "Notifications, 3 unread", figure: "3" } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Keyboard: Story = {
  args: { onPress: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter} ");
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const RightToLeft: Story = { globals: { direction: "rtl" }, tags: ["!test"] };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, tags: ["!test"] };

export const RowOfIcons: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  render: () => (
    <Inline gap={1}>
      <IconButton icon={ArrowLeftRight} label="Transfer" />
      <IconButton icon={Landmark} label="Withdraw" />
      <IconButton icon={FileText} label="Statement" />
      <IconButton icon={RefreshCw} label="Refresh" />
    </Inline>
  ),
};
