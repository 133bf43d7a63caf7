import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { StepRail, type Step } from "./step-rail.tsx";

const names = ["Method", "Bank", "Amount", "Payment"];

const stepsAt = (current: number, labels = names): Step[] =>
  labels.map((label, index) => ({
    id: label,
    label,
    state: index < current ? "complete" : index === current ? "current" : "ahead",
    isReachable: index < current,
  }));

const meta = {
  title: "Feedback/Step rail",
  component: StepRail,
  args: { label: "Deposit steps", steps: stepsAt(2), onSelect: () => {}, completeLabel: "completed" },
} satisfies Meta<typeof StepRail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ["picture"],
  render: function Render(args) {
    const [current, setCurrent] = useState(2);
    return <StepRail {...args} steps={stepsAt(current)} onSelect={(id) => setCurrent(names.indexOf(id))} />;
  },
};
export const First: Story = { args: { steps: stepsAt(0) } };
export const Last: Story = { args: { steps: stepsAt(3) } };
export const Phone: Story = { globals: { viewport: { value: "narrow" } } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
export const Dark: Story = { globals: { scheme: "dark" } };
export const Keyboard: Story = {
  ...Playground,
  tags: [],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByText("Bank").closest("[aria-current]")).toHaveAttribute("aria-current", "step");
  },
};
export const LongText: Story = {
  args: {
    steps: stepsAt(
      1,
      names.map((name) => `${name}: Überweisungsauftragsbestätigung and what belongs to it`),
    ),
  },
};

export const NumbersForNames: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  args: { steps: stepsAt(1, ["Step 1", "Step 2", "Step 3", "Step 4"]) },
};
