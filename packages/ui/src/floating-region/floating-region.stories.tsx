import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { Notice } from "../notice/notice.tsx";
import { FloatingRegion } from "./floating-region.tsx";

const meta = {
  title: "Feedback/Floating region",
  component: FloatingRegion,
  args: {
    label: "Session",
    children: (
      <Notice
        tone="warning"
        role="none"
        title="Your session ends in 1:30"
        actions={<Button variant="secondary">Stay signed in</Button>}
      >
        There was no input for a while.
      </Notice>
    ),
  },
} satisfies Meta<typeof FloatingRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Dark: Story = { globals: { scheme: "dark" } };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };

export const LongText: Story = {
  args: {
    label:
      "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
  },
};

export const Offer: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  globals: { viewport: { value: "phone" } },
  args: {
    label: "Offer",
    children: (
      <Notice tone="information" role="none" title="New: metals" actions={<Button>Trade gold now</Button>}>
        Spreads from 0.1 points.
      </Notice>
    ),
  },
};
