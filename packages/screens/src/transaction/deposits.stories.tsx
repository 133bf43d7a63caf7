import type { Deposit } from "@broker/hooks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { DepositsView } from "./deposits.view.tsx";

const deposits: Deposit[] = Array.from({ length: 60 }, (_, index) => ({
  transactionId: `D-20261121-${String(index).padStart(4, "0")}`,
  requestedAt: index === 3 ? null : new Date(Date.UTC(2026, 10, 21 - (index % 20), 9, 30)),
  amount: "447.00",
  currencyCode: "MYR",
  amountUsd: "100.00",
  platformName: "Maybank",
  statusId: (index % 7) + 1,
  receipt: index % 2 === 0 ? "/api/files/receipt/D-1" : null,
}));

const meta = {
  title: "Screens/Transactions",
  component: DepositsView,
  args: { list: { status: "loaded", deposits, isRefreshing: false, refresh: () => {} } },
} satisfies Meta<typeof DepositsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Dark: Story = { globals: { scheme: "dark" } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
export const None: Story = {
  args: { list: { status: "loaded", deposits: [], isRefreshing: false, refresh: () => {} } },
};
export const Loading: Story = { args: { list: { status: "loading" } } };
export const Failed: Story = {
  args: {
    list: {
      status: "failed",
      failure: { operation: "GetDepositTransactionsByUser", kind: "server" },
      retry: () => {},
    },
  },
};
