import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArrowUpRight, RefreshCw } from "lucide-react";
import { expect, screen, waitFor } from "storybook/test";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Tooltip } from "./tooltip.tsx";

const meta = {
  title: "Overlays/Tooltip",
  component: Tooltip,
  args: { words: "Refresh", children: <IconButton icon={RefreshCw} label="Refresh" /> },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Focused: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
};
export const Keyboard: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole("tooltip")).toHaveTextContent("Refresh");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("tooltip")).not.toBeInTheDocument());
  },
};

export const RightToLeft: Story = { globals: { direction: "rtl" }, tags: ["!test"] };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, tags: ["!test"] };
export const LongText: Story = {
  ...Focused,
  args: {
    words:
      "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
  },
};

export const OnADisabledButton: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  args: {
    words: "Verify your identity first",
    children: <IconButton icon={ArrowUpRight} label="Withdraw" variant="outline" isDisabled />,
  },
};
