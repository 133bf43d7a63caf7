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

export const RightToLeft: Story = { globals: { direction: "rtl" }, tags: ["!test"] };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, tags: ["!test"] };
export const LongText: Story = {
  args: {
    label:
      "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
  },
};

export const CutText: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  args: { maxLength: 60, defaultValue: "The transfer was made from my account at Northbank on Mond" },
};
