import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Accounts } from "./accounts.tsx";
import { Figures } from "./figures.tsx";
import { Hero } from "./hero.tsx";
import { LastCall } from "./last-call.tsx";
import { Markets } from "./markets.tsx";
import { Platforms } from "./platforms.tsx";
import { Questions } from "./questions.tsx";
import { Safety } from "./safety.tsx";
import { Way } from "./way.tsx";

const meta = { title: "Site/Front page", parameters: { layout: "fullscreen" } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opening: Story = { render: () => <Hero /> };
/** A desk has the dark picture of a desk, not that of a phone. */
export const OpeningInTheDark: Story = {
  ...Opening,
  globals: { scheme: "dark" },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>("img");
    await waitFor(() => expect(picture.currentSrc).toMatch(/\/dashboard\b[^/]*dark/));
  },
};
export const OpeningOnAPhone: Story = { ...Opening, globals: { viewport: { value: "phone" } } };
export const LargeFigures: Story = { render: () => <Figures /> };
export const AddConvertTrade: Story = { render: () => <Way /> };
export const AddConvertTradeOnATablet: Story = {
  ...AddConvertTrade,
  globals: { viewport: { value: "tablet" } },
};
export const FiveMarkets: Story = { render: () => <Markets /> };
export const AccountsInShort: Story = { render: () => <Accounts />, tags: ["picture"] };
export const AccountsInShortOnAPhone: Story = {
  ...AccountsInShort,
  tags: [],
  globals: { viewport: { value: "phone" } },
};
export const TradingPlatform: Story = { render: () => <Platforms /> };
export const Proof: Story = { render: () => <Safety /> };
export const CommonQuestions: Story = { render: () => <Questions /> };
export const ToTheSignUp: Story = { render: () => <LastCall /> };
