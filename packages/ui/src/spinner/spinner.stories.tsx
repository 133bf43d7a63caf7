import type { Meta, StoryObj } from "@storybook/react-vite";
import { SpinnerOverlay } from "./spinner.tsx";

const meta = {
  title: "Feedback/Spinner overlay",
  component: SpinnerOverlay,
  args: { label: "Loading your account" },
} satisfies Meta<typeof SpinnerOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Dark: Story = { globals: { scheme: "dark" } };

export const RightToLeft: Story = { globals: { direction: "rtl" }, tags: ["!test"] };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, tags: ["!test"] };
