import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Grid } from "../grid/grid.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { OneTimeCodeField } from "./one-time-code-field.tsx";

const meta = {
  title: "Fields/One-time code field",
  component: OneTimeCodeField,
  args: {
    label: "OTP",
    description: "Sent to a***@example.com, good for five minutes.",
    value: "4820",
    onChange: () => {},
  },
} satisfies Meta<typeof OneTimeCodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <OneTimeCodeField {...args} value={value} onChange={setValue} />;
  },
};
export const Invalid: Story = {
  args: { value: "", errorMessage: "Please enter an OTP before confirming the withdrawal." },
};
/** The description is below the field and the action. */
export const WithAction: Story = {
  args: {
    ...Invalid.args,
    action: <Button variant="secondary">Request OTP</Button>,
  },
};
export const Keyboard: Story = {
  ...Playground,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Control>}a{/Control}73a9021x5");
    await expect(canvas.getByRole("textbox", { name: "OTP" })).toHaveValue("739021");
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

export const SixBoxes: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  render: () => (
    <Grid columns="pair">
      {["First", "Second", "Third", "Fourth", "Fifth", "Sixth"].map((digit) => (
        <TextField key={digit} label={`${digit} digit`} inputMode="numeric" />
      ))}
    </Grid>
  ),
};
