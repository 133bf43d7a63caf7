import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { NativeDateField } from "./native-date-field.tsx";

const meta = {
  title: "Fields/Native date field",
  component: NativeDateField,
  args: { label: "Date of birth", value: "1994-03-09", onChange: () => {} },
} satisfies Meta<typeof NativeDateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <NativeDateField {...args} value={value} onChange={setValue} />;
  },
};
export const Empty: Story = { args: { value: "" } };
export const Invalid: Story = { args: { value: "", errorMessage: "Date of birth is required" } };
export const Dark: Story = { globals: { scheme: "dark" } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
export const Keyboard: Story = {
  ...Playground,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText("Date of birth")).toHaveFocus();
  },
};

export const Narrow: Story = { ...Playground, globals: { viewport: { value: "narrow" } }, tags: ["!test"] };
export const LongText: Story = {
  args: {
    label:
      "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
  },
};

export const OrderInWords: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  args: { description: "DD.MM.YYYY" },
};
