import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArrowLeftRight } from "lucide-react";
import { useState } from "react";
import { expect } from "storybook/test";
import { Icon } from "../icon/icon.tsx";
import { Stack } from "../stack/stack.tsx";
import { AmountField } from "./amount-field.tsx";

const meta = {
  title: "Fields/Amount field",
  component: AmountField,
  args: { label: "Amount", currency: "USD", value: "1250.00" },
} satisfies Meta<typeof AmountField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <AmountField {...args} value={value} onChange={setValue} />;
  },
};
export const Large: Story = { args: { size: "large" } };
export const Empty: Story = { args: { value: "" } };
export const Invalid: Story = { args: { value: "5.00", errorMessage: "Amount (USD) must be at least $10." } };
export const ReadOnly: Story = { args: { isReadOnly: true, currency: "MYR", value: "5587.50" } };
/** Two fields, each computing the other. The conversion is the caller's, here with whole cents and a rate of 4. */
export const TwoWayConversion: Story = {
  render: function Render() {
    const [local, setLocal] = useState("400");
    const cents = (value: string, factor: number) => String(Math.round(Number(value) * factor * 100) / 100);
    return (
      <Stack align="stretch">
        <AmountField label="You send" currency="MYR" size="large" value={local} onChange={setLocal} />
        <Icon of={ArrowLeftRight} />
        <AmountField
          label="You receive"
          currency="USD"
          size="large"
          value={local === "" ? "" : cents(local, 0.25)}
          onChange={(usd) => setLocal(usd === "" ? "" : cents(usd, 4))}
        />
      </Stack>
    );
  },
};
export const RightToLeft: Story = { ...Playground, args: { label: "المبلغ" }, globals: { direction: "rtl" } };
export const Keyboard: Story = {
  ...Playground,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Control>}a{/Control}75.5");
    await expect(canvas.getByRole("textbox", { name: /Amount/ })).toHaveValue("75.5");
  },
};

export const Narrow: Story = { ...Playground, globals: { viewport: { value: "narrow" } }, tags: ["!test"] };
export const LongText: Story = {
  args: {
    label:
      "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
  },
};

export const CurrencyInTheLabel: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  args: { label: "Amount in USD, before fees (USD)", currency: "" },
};
