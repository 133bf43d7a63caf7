import type { Meta, StoryObj } from "@storybook/react-vite";
import { MotionSpecimen } from "./motion-specimen.tsx";

const meta = { title: "Foundations/Motion", component: MotionSpecimen } satisfies Meta<typeof MotionSpecimen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Durations: Story = {};
export const Reduced: Story = { globals: { motion: "reduced" } };
