import type { Meta, StoryObj } from "@storybook/react-vite";
import { Clock, ShieldCheck, Wallet } from "lucide-react";
import { FeatureGrid } from "./feature-grid.tsx";

const meta = {
  title: "Marketing/Feature grid",
  component: FeatureGrid,
  args: {
    features: [
      {
        icon: ShieldCheck,
        title: "Negative balance protection",
        text: "You cannot lose more than you deposited.",
      },
      { icon: Wallet, title: "Withdrawals without fees", text: "What you ask for is what arrives." },
      { icon: Clock, title: "Support, 24/5", text: "People who know your platform answer, day and night." },
    ],
  },
} satisfies Meta<typeof FeatureGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["picture"] };
export const Numbered: Story = { args: { isNumbered: true } };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { globals: { scheme: "dark" } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
export const LongText: Story = {
  args: {
    features: [
      {
        icon: ShieldCheck,
        title:
          "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
        text: "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
      },
      { icon: Wallet, title: "Withdrawals without fees", text: "What you ask for is what arrives." },
    ],
  },
};
