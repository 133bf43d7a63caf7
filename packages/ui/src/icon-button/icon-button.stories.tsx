import type { Meta, StoryObj } from "@storybook/react-vite";
import { RefreshCw, X } from "lucide-react";
import { IconButton } from "./icon-button.tsx";

const meta = {
  title: "Actions/Icon button",
  component: IconButton,
  args: { icon: X, label: "Close" },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Outline: Story = { args: { icon: RefreshCw, label: "Refresh", variant: "outline" } };
export const Disabled: Story = { args: { isDisabled: true } };
