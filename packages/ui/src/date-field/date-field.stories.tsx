import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { Inline } from "../inline/inline.tsx";
import { NativeSelect } from "../native-select/native-select.tsx";
import { DateField } from "./date-field.tsx";

const meta = {
  title: "Fields/Date field",
  component: DateField,
  args: {
    label: "Date of birth",
    value: "1990-05-17",
    onChange: () => {},
    max: "2008-11-21",
    previousLabel: "Previous month",
    nextLabel: "Next month",
  },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: function Render(args) {
    const [value, setValue] = useState<string | null>(args.value);
    return <DateField {...args} value={value} onChange={setValue} />;
  },
};
export const Empty: Story = { args: { value: null } };
export const Invalid: Story = { args: { value: null, errorMessage: "Date of birth is required" } };
export const Open: Story = {
  ...Playground,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
  },
};
export const RightToLeft: Story = { ...Open, globals: { direction: "rtl" } };
export const Dark: Story = { ...Open, globals: { scheme: "dark" } };
export const Keyboard: Story = {
  ...Playground,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    // The order of the segments depends on the locale.
    await expect(canvas.getAllByRole("spinbutton")[0]).toHaveFocus();
    canvas.getByRole("spinbutton", { name: /month|شهر/ }).focus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(canvas.getByRole("spinbutton", { name: /month|شهر/ })).toHaveAttribute("aria-valuenow", "6");
    canvas.getAllByRole("spinbutton").at(-1)?.focus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(document.dir === "rtl" ? "{ArrowLeft}" : "{ArrowRight}");
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("spinbutton", { name: /day|يوم/ })).toHaveAttribute("aria-valuenow", "18");
  },
};

export const Narrow: Story = { ...Playground, globals: { viewport: { value: "narrow" } }, tags: ["!test"] };
export const LongText: Story = {
  args: {
    label:
      "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
  },
};

export const ThreeSelects: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  render: () => (
    <Inline align="end">
      {["Day", "Month", "Year"].map((part) => (
        <NativeSelect key={part} label={part} value="" placeholder="–" options={[]} onChange={() => {}} />
      ))}
    </Inline>
  ),
};
