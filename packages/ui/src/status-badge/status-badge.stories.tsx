import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Inline } from "../inline/inline.tsx";
import { StatusBadge } from "./status-badge.tsx";

const meta = {
  title: "Feedback/Status badge",
  component: StatusBadge,
  args: { tone: "positive", label: "Completed" },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const States: Story = {
  tags: ["picture"],
  render: () => (
    <Inline>
      <StatusBadge tone="warning" label="Pending" />
      <StatusBadge tone="brand" label="Processing" />
      <StatusBadge tone="positive" label="Completed" />
      <StatusBadge tone="negative" label="Cancelled" />
      <StatusBadge tone="neutral" label="Unknown Status" />
    </Inline>
  ),
};
export const Pressable: Story = {
  args: { label: "Verified", onPress: () => {}, pressLabel: "Verified, transfer funds" },
};
export const Dark: Story = { ...States, globals: { scheme: "dark" } };
export const Keyboard: Story = {
  args: { label: "Verified", onPress: fn(), pressLabel: "Verified, transfer funds" },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const RightToLeft: Story = { globals: { direction: "rtl" }, tags: ["!test"] };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, tags: ["!test"] };
export const LongText: Story = {
  args: {
    label:
      "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
  },
};

export const WrongTone: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  args: { tone: "positive", label: "Rejected" },
};
