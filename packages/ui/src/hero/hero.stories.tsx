import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link } from "../link/link.tsx";
import { MarketIllustration } from "../market-illustration/market-illustration.tsx";
import { Hero } from "./hero.tsx";

const meta = {
  title: "Marketing/Hero",
  component: Hero,
  args: {
    eyebrow: "Multi-asset trading",
    headline: "Navigate global markets with confidence",
    lead: "One account for forex, stocks, commodities, crypto and indices. Fund it your way and follow every dollar.",
    actions: (
      <>
        <Link href="#open" look="primary">
          Open an account
        </Link>
        <Link href="#in" look="secondary">
          Sign in
        </Link>
      </>
    ),
    note: "Trading involves significant risk.",
  },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const WithMedia: Story = { args: { media: <MarketIllustration /> }, tags: ["picture"] };
export const Narrow: Story = { ...WithMedia, globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { ...WithMedia, globals: { scheme: "dark" } };
export const RightToLeft: Story = {
  args: { headline: "تداول في الأسواق العالمية بثقة", lead: "حساب واحد لكل الأسواق." },
  globals: { direction: "rtl" },
};

export const LongText: Story = {
  args: {
    headline:
      "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
  },
};
