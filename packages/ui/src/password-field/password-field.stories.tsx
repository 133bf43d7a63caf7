import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PasswordField } from "./password-field.tsx";

const meta = {
  title: "Fields/Password field",
  component: PasswordField,
  args: {
    label: "Password",
    autoComplete: "current-password",
    showLabel: "Show password",
    hideLabel: "Hide password",
    defaultValue: "correct horse",
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show password" }));
  },
};
export const Invalid: Story = {
  args: { autoComplete: "new-password", errorMessage: "Password must be at least 8 characters long." },
};
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(canvas.getByLabelText("Password")).toHaveAttribute("type", "text");
  },
};

export const LongText: Story = {
  args: {
    label:
      "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
  },
};
export const RightToLeft: Story = { globals: { direction: "rtl" }, tags: ["!test"] };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, tags: ["!test"] };

export const RulesAfterwards: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  args: {
    autoComplete: "new-password",
    errorMessage: "At least 8 characters, a capital letter, a digit and a sign, and none of your last five.",
  },
};
