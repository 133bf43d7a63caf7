import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Link } from "../link/link.tsx";
import { Checkbox } from "./checkbox.tsx";

const meta = {
  title: "Fields/Checkbox",
  component: Checkbox,
  args: {
    children: (
      <>
        I have read and accept the <Link href="#terms">Terms &amp; Conditions</Link>
      </>
    ),
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Checked: Story = { args: { defaultSelected: true } };
export const Invalid: Story = { args: { errorMessage: "You must accept the terms" } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("checkbox")).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole("link")).toHaveFocus();
  },
};

export const RightToLeft: Story = { globals: { direction: "rtl" }, tags: ["!test"] };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, tags: ["!test"] };
export const LongText: Story = {
  args: {
    children:
      "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
  },
};

export const NegativeLabel: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  args: { children: "Do not stop sending me news", isRequired: false },
};
