import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Countdown } from "./countdown.tsx";

const now = () => 0;
const meta = {
  title: "Feedback/Countdown",
  component: Countdown,
  args: { label: "Code valid for", until: 299_000, now },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["picture"] };
export const Running: Story = {
  render: function Render({ now: _now, ...args }) {
    const [until] = useState(() => Date.now() + 90_000);
    return <Countdown {...args} until={until} />;
  },
};
export const Urgent: Story = { args: { until: 42_000 } };
export const Ended: Story = { args: { until: 0 } };
export const Hours: Story = { args: { until: 7_384_000 } };
export const RightToLeft: Story = { args: { label: "الرمز صالح لمدة" }, globals: { direction: "rtl" } };

export const Narrow: Story = { ...Playground, globals: { viewport: { value: "narrow" } }, tags: ["!test"] };
export const LongText: Story = {
  args: {
    label:
      "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
  },
};

export const Hurry: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  args: { label: "This offer ends in", until: 599_000 },
};
