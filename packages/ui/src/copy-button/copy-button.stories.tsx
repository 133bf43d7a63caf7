import type { Meta, StoryObj } from "@storybook/react-vite";
import { CopyButton } from "./copy-button.tsx";

const meta = {
  title: "Actions/Copy button",
  component: CopyButton,
  args: {
    text: "5004217",
    label: "Copy account number",
    copiedLabel: "Copied!",
    failedLabel: "Failed to copy!",
  },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
