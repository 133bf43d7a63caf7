import type { Meta, StoryObj } from "@storybook/react-vite";
import { Timeline } from "./timeline.tsx";

const meta = {
  title: "Feedback/Timeline",
  component: Timeline,
  args: {
    label: "Progress",
    steps: [
      { id: "submitted", label: "Submitted", note: "20 Nov 2026, 14:32", state: "done" },
      { id: "review", label: "In review", note: "Since 20 Nov 2026, 15:04", state: "current" },
      { id: "credited", label: "Credited", state: "ahead" },
    ],
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["picture"] };
export const Failed: Story = {
  args: {
    steps: [
      { id: "submitted", label: "Submitted", note: "20 Nov 2026, 14:32", state: "done" },
      { id: "cancelled", label: "Cancelled", note: "The receipt cannot be read.", state: "failed" },
    ],
  },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };
export const Dark: Story = { globals: { scheme: "dark" } };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const LongText: Story = {
  args: {
    steps: [
      {
        id: "long",
        label:
          "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
        note: "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
        state: "current",
      },
    ],
  },
};

export const EstimateAsATime: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  args: {
    steps: [
      { id: "submitted", label: "Submitted", note: "20 Nov 2026, 14:32", state: "done" },
      { id: "review", label: "In review", note: "20 Nov 2026, 15:04", state: "current" },
      { id: "credited", label: "Credited", note: "21 Nov 2026, 09:00", state: "ahead" },
    ],
  },
};
