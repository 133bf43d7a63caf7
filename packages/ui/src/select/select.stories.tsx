import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen } from "storybook/test";
import { Select } from "./select.tsx";

const meta = {
  title: "Fields/Select",
  component: Select,
  args: {
    label: "Bank",
    placeholder: "Select a bank",
    value: null,
    onChange: () => {},
    options: [
      { id: "DAYB", label: "Daybreak Bank", description: "DAYBMYKL" },
      { id: "RIDG", label: "Ridgeline Bank", description: "RIDGMYKL" },
      { id: "PORT", label: "Portico Bank" },
    ],
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: function Render(args) {
    const [value, setValue] = useState<string | null>(args.value);
    return <Select {...args} value={value} onChange={setValue} />;
  },
};
export const Chosen: Story = { args: { value: "RIDG" } };
export const Invalid: Story = { args: { errorMessage: "Please select a bank" } };
export const Loading: Story = { args: { placeholder: "Loading banks...", options: [], isDisabled: true } };
export const Open: Story = {
  ...Playground,
  args: { value: "RIDG" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
  },
};
export const Keyboard: Story = {
  ...Playground,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await screen.findByRole("listbox");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(canvas.getByRole("button")).toHaveTextContent("Ridgeline Bank");
  },
};

export const RightToLeft: Story = { ...Playground, globals: { direction: "rtl" }, tags: ["!test"] };
export const Narrow: Story = { ...Playground, globals: { viewport: { value: "narrow" } }, tags: ["!test"] };
export const LongText: Story = {
  args: {
    label:
      "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
  },
};

export const PreselectedBank: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  args: { label: "Pay out to", value: "MBB" },
};
