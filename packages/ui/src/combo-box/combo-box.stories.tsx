import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen } from "storybook/test";
import { ComboBox } from "./combo-box.tsx";

const meta = {
  title: "Fields/Combo box",
  component: ComboBox,
  args: {
    label: "Country",
    value: null,
    onChange: () => {},
    emptyLabel: "No country found",
    options: [
      { id: "1", label: "Malaysia", description: "+60" },
      { id: "2", label: "Singapore", description: "+65" },
      { id: "3", label: "United Arab Emirates", description: "+971" },
    ],
  },
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: function Render(args) {
    const [value, setValue] = useState<string | null>(args.value);
    return <ComboBox {...args} value={value} onChange={setValue} />;
  },
};
export const Chosen: Story = { args: { value: "1" } };
export const Invalid: Story = { args: { errorMessage: "Country is required" } };
export const NothingFound: Story = {
  ...Playground,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "zz");
  },
};
export const Searching: Story = { args: { inputValue: "sin", onInputChange: () => {}, isLoading: true } };
export const Keyboard: Story = {
  ...Playground,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("sin{ArrowDown}");
    await screen.findByRole("option", { name: /Singapore/ });
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("combobox")).toHaveValue("Singapore");
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

export const SortedByUse: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  globals: { viewport: { value: "phone" } },
  args: {
    options: [
      { id: "1", label: "Malaysia", description: "+60" },
      { id: "2", label: "Indonesia", description: "+62" },
      { id: "3", label: "Brunei", description: "+673" },
      { id: "4", label: "Afghanistan", description: "+93" },
      { id: "5", label: "Albania", description: "+355" },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
  },
};
