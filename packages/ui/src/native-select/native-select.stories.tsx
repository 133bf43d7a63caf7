import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { NativeSelect } from "./native-select.tsx";

const meta = {
  title: "Fields/Native select",
  component: NativeSelect,
  args: {
    label: "Country",
    placeholder: "Select a country",
    value: "",
    onChange: () => {},
    options: [
      { id: "1", label: "Malaysia" },
      { id: "2", label: "Singapore" },
    ],
  },
} satisfies Meta<typeof NativeSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <NativeSelect {...args} value={value} onChange={setValue} />;
  },
};
export const Chosen: Story = { args: { value: "2" } };
export const Invalid: Story = { args: { errorMessage: "Country is required" } };
export const Disabled: Story = { args: { isDisabled: true } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
export const Dark: Story = { globals: { scheme: "dark" } };
export const Keyboard: Story = {
  ...Playground,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("combobox", { name: "Country" })).toHaveFocus();
  },
};

export const Narrow: Story = { ...Playground, globals: { viewport: { value: "narrow" } }, tags: ["!test"] };
export const LongText: Story = {
  args: {
    label:
      "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
  },
};

export const ChooseAsAnOption: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  args: {
    value: "0",
    options: [
      { id: "0", label: "– Choose –" },
      { id: "1", label: "Malaysia" },
      { id: "2", label: "Singapore" },
    ],
  },
};
