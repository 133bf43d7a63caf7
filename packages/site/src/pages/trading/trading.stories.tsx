import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { accountTypes } from "../../content/accounts.ts";
import { findInstrument } from "../../content/instruments/all.ts";
import { AccountTable } from "../../parts/account-table.tsx";
import { Chooser } from "./chooser.tsx";
import { CostOfLot } from "./cost-of-lot.tsx";
import { Example } from "./example.tsx";
import { InstrumentDay } from "./instrument-day.tsx";
import { GroupTabs, InstrumentSearch, OrderTabs } from "./instrument-tools.tsx";

const meta = { title: "Site/Trading", parameters: { layout: "fullscreen" } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const AccountsCompared: Story = { render: () => <AccountTable types={accountTypes} /> };
export const AccountsComparedOnATablet: Story = {
  ...AccountsCompared,
  globals: { viewport: { value: "tablet" } },
};
export const CostOfOneLot: Story = { render: () => <CostOfLot /> };
export const ChooserOfAnAccount: Story = {
  render: () => <Chooser />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText("$500 to $25,000"));
    await userEvent.click(canvas.getByLabelText("Most days"));
    await expect(canvas.getByText("Raw is the account to look at first.")).toBeVisible();
  },
};
export const ExampleOfATrade: Story = { render: () => <Example of={findInstrument("XAUUSD")} /> };
export const DayOfAnInstrument: Story = { render: () => <InstrumentDay of={findInstrument("EURUSD")} /> };
export const SearchAndOrders: Story = {
  render: () => (
    <>
      <GroupTabs />
      <InstrumentSearch />
      <OrderTabs />
    </>
  ),
};
