import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { TextArea } from "./text-area.tsx";

const meta = {
  title: "Fields/Text area",
  component: TextArea,
  args: { label: "Remarks" },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Invalid: Story = { args: { errorMessage: "Remarks are required" } };
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("First{Enter}second");
    await expect(canvas.getByRole("textbox")).toHaveValue("First\nsecond");
  },
};
