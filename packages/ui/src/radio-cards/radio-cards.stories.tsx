import type { Meta, StoryObj } from "@storybook/react-vite";
import { Banknote, CreditCard, Wallet } from "lucide-react";
import { useState } from "react";
import { expect } from "storybook/test";
import { Icon } from "../icon/icon.tsx";
import { RadioCards } from "./radio-cards.tsx";

const meta = {
  title: "Fields/Radio cards",
  component: RadioCards,
  args: {
    label: "Deposit method",
    value: "bank",
    onChange: () => {},
    options: [
      {
        value: "bank",
        label: "Bank Transfer",
        description: "MYR · $10 to $1,000 · within one day",
        media: <Icon of={Banknote} />,
      },
      {
        value: "crypto",
        label: "Cryptocurrency",
        description: "USDT · $10 to $50,000 · within one hour",
        media: <Icon of={Wallet} />,
      },
      {
        value: "gateway",
        label: "Payment Gateway",
        description: "MYR · $10 to $5,000 · at once",
        media: <Icon of={CreditCard} />,
      },
    ],
  },
} satisfies Meta<typeof RadioCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ["picture"],
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <RadioCards {...args} value={value} onChange={setValue} />;
  },
};
export const Columns: Story = { ...Playground, args: { columns: 3 } };
export const Invalid: Story = { args: { value: null, errorMessage: "Please select a payment method" } };
export const RightToLeft: Story = { ...Playground, globals: { direction: "rtl" } };
export const Dark: Story = { ...Playground, globals: { scheme: "dark" } };
export const Keyboard: Story = {
  ...Playground,
  tags: [],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: /Cryptocurrency/ })).toBeChecked();
  },
};

export const Narrow: Story = { ...Playground, globals: { viewport: { value: "narrow" } }, tags: ["!test"] };
export const LongText: Story = {
  args: {
    label:
      "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
  },
};

export const OneWordCards: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  args: {
    label: "Do you hold a second nationality?",
    options: [
      { value: "yes", label: "Yes" },
      { value: "no", label: "No" },
    ],
    value: null,
  },
};
