import { examples } from "@broker/api-spec/examples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { DashboardView } from "./dashboard.view.tsx";

const { data: info } = examples.GetUserInfo.success;

const meta = {
  title: "Screens/Dashboard",
  component: DashboardView,
  args: { user: { status: "loaded", info }, onTransfer: () => {} },
} satisfies Meta<typeof DashboardView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Dark: Story = { globals: { scheme: "dark" } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
export const Newcomer: Story = {
  args: {
    user: {
      status: "loaded",
      info: {
        ...info,
        verified: false,
        eWalletBalance: 0,
        cTraderBalance: 0,
        cTraderCashEquity: 0,
        cTraderBonus: 0,
      },
    },
  },
};
export const Loading: Story = { args: { user: { status: "loading" } } };
export const Failed: Story = {
  args: {
    user: { status: "failed", failure: { operation: "GetUserInfo", kind: "server" }, retry: () => {} },
  },
};
