import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { StatusBadge } from "../status-badge/status-badge.tsx";
import { Tree, type TreeNode } from "./tree.tsx";

const meta = {
  title: "Data/Tree",
  component: Tree,
  args: {
    label: "Referrals",
    defaultExpanded: ["1"],
    nodes: [
      {
        id: "1",
        label: "Ben Carter",
        description: "Joined Oct 3, 2026",
        end: <StatusBadge tone="positive" label="Active" />,
        children: [
          { id: "2", label: "Dana Fox", description: "Joined Oct 19, 2026" },
          { id: "3", label: "Eli Gold", children: [{ id: "4", label: "Fay Hill" }] },
        ],
      },
      { id: "5", label: "Gus Ivory" },
    ],
  },
} satisfies Meta<typeof Tree>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["picture"] };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText("Dana Fox");
    await userEvent.tab();
    await waitFor(() => expect(canvas.getAllByRole("row")[0]).toHaveFocus());
    const isMirrored = document.dir === "rtl";
    await userEvent.keyboard(isMirrored ? "{ArrowRight}" : "{ArrowLeft}");
    await expect(canvas.queryByText("Dana Fox")).not.toBeInTheDocument();
    await userEvent.keyboard(isMirrored ? "{ArrowLeft}" : "{ArrowRight}");
    await expect(canvas.getByText("Dana Fox")).toBeVisible();
  },
};

export const Narrow: Story = { ...Playground, globals: { viewport: { value: "narrow" } }, tags: ["!test"] };
export const LongText: Story = {
  args: {
    nodes: [
      {
        id: "1",
        label:
          "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
      },
    ],
  },
};

/** A chain of referrals: each user was invited by the user above. */
const deep = (level: number): TreeNode => ({
  id: String(level),
  label: `Friend of level ${level}`,
  ...(level < 6 && { children: [deep(level + 1)] }),
});

export const SixLevels: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  globals: { viewport: { value: "narrow" } },
  args: {
    defaultExpanded: ["1", "2", "3", "4", "5"],
    nodes: [deep(1)],
  },
};
