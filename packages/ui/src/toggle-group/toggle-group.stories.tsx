import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { ToggleGroup } from "./toggle-group.tsx";
import { ToggleGroupPlace } from "./toggle-group-place.tsx";

const meta = {
  title: "Actions/Toggle group",
  component: ToggleGroup,
  subcomponents: { ToggleGroupPlace },
  args: {
    label: "Market tracker",
    options: [
      { id: "stocks", label: "Track Stock Information" },
      { id: "crypto", label: "Track Cryptocurrency Information" },
    ],
    value: "stocks",
    onChange: () => {},
  },
} satisfies Meta<typeof ToggleGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <ToggleGroup {...args} value={value} onChange={setValue} />;
  },
};
export const Narrow: Story = { ...Playground, globals: { viewport: { value: "narrow" } } };
export const Keyboard: Story = {
  ...Playground,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(document.dir === "rtl" ? "{ArrowLeft}" : "{ArrowRight}");
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("radio", { name: /Crypto/ })).toBeChecked();
  },
};

export const RightToLeft: Story = { ...Playground, globals: { direction: "rtl" }, tags: ["!test"] };
export const LongText: Story = {
  args: {
    options: [
      {
        id: "stocks",
        label:
          "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
      },
    ],
  },
};

/** Reserves its space while its code is loading: as high as the group itself, at any width. */
export const OnItsWay: Story = {
  globals: { viewport: { value: "narrow" } },
  render: (args) => (
    <>
      <ToggleGroup {...args} />
      <ToggleGroupPlace labels={args.options.map(({ label }) => label)} />
    </>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole("radiogroup");
    await expect(group.nextElementSibling?.clientHeight).toBe(group.clientHeight);
  },
};

export const TooManyOptions: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  args: {
    options: ["Day", "Week", "Month", "Quarter", "Year", "All time"].map((label) => ({ id: label, label })),
    value: "Quarter",
  },
};
