import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { FieldUnit, TextField } from "./text-field.tsx";

const meta = {
  title: "Fields/Text field",
  component: TextField,
  subcomponents: { FieldUnit },
  args: { label: "Email", type: "email" },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Filled: Story = { args: { defaultValue: "amira@example.com" } };
export const WithDescription: Story = { args: { description: "We send the confirmation here." } };
export const Invalid: Story = { args: { defaultValue: "amira", errorMessage: "Invalid email address" } };
export const ReadOnly: Story = { args: { label: "Country code", defaultValue: "MY", isReadOnly: true } };
export const Disabled: Story = { args: { isDisabled: true, defaultValue: "amira@example.com" } };
export const WithUnit: Story = {
  args: { label: "Leverage", type: "text", suffix: <FieldUnit>: 1</FieldUnit> },
};
export const LongText: Story = {
  args: {
    label: "Überweisungsbestätigungsunterlagen für internationale Zahlungen mit sehr langem Namen",
    errorMessage: "Überweisungsbestätigungsunterlagen für internationale Zahlungen mit sehr langem Namen",
  },
  globals: { viewport: { value: "narrow" } },
};
export const RightToLeft: Story = {
  args: { label: "البريد الإلكتروني", errorMessage: "البريد الإلكتروني مطلوب" },
  globals: { direction: "rtl" },
};
export const Dark: Story = { ...Invalid, globals: { scheme: "dark" } };
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("amira@example.com");
    await expect(canvas.getByRole("textbox")).toHaveValue("amira@example.com");
  },
};

export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, tags: ["!test"] };

export const PlaceholderAsLabel: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  args: { label: "Reference", type: "text", placeholder: "Eight letters, as on your receipt" },
};
