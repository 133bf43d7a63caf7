import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArrowRight } from "lucide-react";
import { expect, fn } from "storybook/test";
import { Inline } from "../inline/inline.tsx";
import { Button } from "./button.tsx";

const meta = {
  title: "Actions/Button",
  component: Button,
  args: { children: "Deposit" },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Variants: Story = {
  tags: ["picture"],
  render: () => (
    <Inline>
      <Button>Deposit</Button>
      <Button variant="secondary">Withdrawal</Button>
      <Button variant="quiet">Not now</Button>
      <Button variant="danger">Remove account</Button>
    </Inline>
  ),
};
export const WithIcon: Story = { args: { icon: ArrowRight, children: "Next" } };
export const Pending: Story = {
  args: { children: "Sign Me In", isPending: true, pendingLabel: "Signing In..." },
};
export const PendingVariants: Story = {
  render: () => (
    <Inline>
      {(["primary", "secondary", "quiet", "danger"] as const).map((variant) => (
        <Button key={variant} variant={variant} isPending pendingLabel="Saving...">
          Save
        </Button>
      ))}
    </Inline>
  ),
};
export const Disabled: Story = { args: { isDisabled: true } };
export const FullWidth: Story = { args: { width: "full" } };
export const LongText: Story = {
  args: { children: "Überweisungsbestätigungsunterlagen für internationale Zahlungen mit sehr langem Namen" },
  globals: { viewport: { value: "narrow" } },
};
export const RightToLeft: Story = {
  args: { icon: ArrowRight, children: "التالي" },
  globals: { direction: "rtl" },
};
export const Dark: Story = { ...Variants, globals: { scheme: "dark" } };
export const Keyboard: Story = {
  args: { onPress: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter} ");
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, tags: ["!test"] };

export const TwoPrimaries: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  render: () => (
    <Inline>
      <Button>Deposit</Button>
      <Button>Withdrawal</Button>
    </Inline>
  ),
};
export const DisabledWithoutReason: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  args: { children: "Submit", isDisabled: true },
};
