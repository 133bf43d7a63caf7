import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { Link } from "../link/link.tsx";
import { Actions } from "./actions.tsx";

const meta = {
  title: "Layout/Actions",
  component: Actions,
  args: {
    children: (
      <>
        <Link href="#deposit" look="primary">
          Deposit
        </Link>
        <Link href="#withdrawal" look="secondary">
          Withdrawal
        </Link>
        <Button variant="secondary">Transfer</Button>
      </>
    ),
  },
} satisfies Meta<typeof Actions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, tags: ["!test"] };
export const RightToLeft: Story = { globals: { direction: "rtl" }, tags: ["!test"] };
export const LongText: Story = {
  args: {
    children: (
      <>
        <Button>Überweisungsauftragsbestätigung of all accounts</Button>
        <Button variant="secondary">A longer text than was thought of when this was drawn</Button>
      </>
    ),
  },
};

export const FourthAsALink: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  args: {
    children: (
      <>
        <Button>Deposit</Button>
        <Button variant="secondary">Withdrawal</Button>
        <Button variant="secondary">Transfer</Button>
        <Link href="#history" look="quiet">
          See all transactions
        </Link>
      </>
    ),
  },
};
