import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArrowRight } from "lucide-react";
import { expect } from "storybook/test";
import { Inline } from "../inline/inline.tsx";
import { Text } from "../text/text.tsx";
import { Link } from "./link.tsx";

const meta = {
  title: "Actions/Link",
  component: Link,
  args: { href: "#sign-up", children: "Sign up" },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const InASentence: Story = {
  render: (args) => (
    <Text>
      New here? <Link {...args} /> in two minutes.
    </Text>
  ),
};
export const Looks: Story = {
  render: () => (
    <Inline>
      <Link href="#a" look="standalone" icon={ArrowRight} iconSide="end">
        All transactions
      </Link>
      <Link href="#b" look="primary">
        Deposit
      </Link>
      <Link href="#c" look="secondary">
        Withdrawal
      </Link>
      <Link href="#d" look="quiet">
        Later
      </Link>
    </Inline>
  ),
};
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link")).toHaveFocus();
  },
};

export const RightToLeft: Story = { globals: { direction: "rtl" }, tags: ["!test"] };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, tags: ["!test"] };
export const LongText: Story = {
  args: {
    children:
      "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
  },
};

export const VagueWords: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  render: () => (
    <Text>
      To see your deposits click <Link href="#here">here</Link>, for the fees <Link href="#more">more</Link>.
    </Text>
  ),
};
