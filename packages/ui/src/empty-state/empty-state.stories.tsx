import type { Meta, StoryObj } from "@storybook/react-vite";
import { ReceiptText, RefreshCw } from "lucide-react";
import { Button } from "../button/button.tsx";
import { Link } from "../link/link.tsx";
import { EmptyState } from "./empty-state.tsx";

const meta = {
  title: "Feedback/Empty state",
  component: EmptyState,
  args: {
    title: "No deposits yet",
    level: 2,
    icon: ReceiptText,
    children: "Your deposits will stand here, from the first one on.",
    action: (
      <Link href="#deposit" look="primary">
        Deposit
      </Link>
    ),
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const CouldNotLoad: Story = {
  args: {
    title: "Your deposits could not be loaded",
    children: "Nothing is lost: only this list did not arrive.",
    icon: RefreshCw,
    action: <Button variant="secondary">Retry</Button>,
  },
};

export const LongText: Story = {
  args: {
    children:
      "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
  },
};
export const RightToLeft: Story = { globals: { direction: "rtl" }, tags: ["!test"] };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, tags: ["!test"] };

export const NoData: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  args: { title: "No data", children: undefined, action: undefined },
};
