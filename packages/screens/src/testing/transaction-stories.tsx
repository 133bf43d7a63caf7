import type { Meta } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { examples } from "@broker/api-spec/examples";
import { handlers, mock } from "@broker/mocks";
import { user, WithBroker } from "./broker.tsx";
import { searchOf } from "./places.ts";
import { TransactionsScreen } from "../transaction/transactions.screen.tsx";

const [deposit] = examples.GetDepositTransactionsByUser.success.data;

const [withdrawal] = examples.GetWithdrawalTransactionsByUser.success.data;

const statuses = [1, 2, 3, 4, 5, 6] as const;

/** Returns the status of a row. */
export const statusOf = (index: number) => statuses[index % statuses.length] ?? 1;

const DAY = 86_400_000;

const newest = Date.parse("2026-11-21T09:30:00Z");

/** Returns the date of a row; one has none. */
export const requestDateOf = (index: number) =>
  index === 3 ? "1900-01-01T00:00:00" : new Date(newest - (index % 200) * DAY).toISOString();

/** The address of an image. */
export const drawing = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800" viewBox="0 0 3 4"><rect width="3" height="4" fill="#dbeafe"/></svg>')}`;

/** Creates deposits. */
export const createDeposits = (count: number) =>
  deposit
    ? Array.from({ length: count }, (_, index) => ({
        ...deposit,
        transactionId: `D-20261121-${String(index).padStart(4, "0")}`,
        requestDate: requestDateOf(index),
        amountUsd: 100 + ((index * 37) % 900),
        paymentStatusId: statusOf(index),
        receipt: index % 2 === 0 ? drawing : null,
      }))
    : [];

const withdrawals = withdrawal
  ? Array.from({ length: 8 }, (_, index) => ({
      ...withdrawal,
      transactionId: `W-20261121-${String(index).padStart(4, "0")}`,
      requestDate: requestDateOf(index * 9),
      paymentStatusId: statusOf(index),
      comment: index % 2 === 0 ? "Paid by bank transfer" : null,
    }))
  : [];

/**
 * Scrolls to the chart below a list and back once it is drawn. Its code is loaded when it comes into view, which a
 * picture of the whole page would otherwise cause while it is taken.
 */
export async function waitForChart(): Promise<void> {
  const end = screen.getByRole("tabpanel");
  end.scrollIntoView({ block: "end" });
  await screen.findByRole("heading", { name: "Money in and out" }, { timeout: 10_000 });
  await waitFor(() => expect(document.querySelector("[data-skeleton]")).toBeNull(), { timeout: 10_000 });
  globalThis.scrollTo(0, 0);
}

/** The properties that all story files of the feature share. */
export const setting = {
  component: TransactionsScreen,
  args: { search: searchOf({ tab: "deposit" }) },
  decorators: [
    (Story) => (
      <WithBroker user={user}>
        <Story />
      </WithBroker>
    ),
  ],
  beforeEach: ({ msw }) =>
    msw.use(
      mock("GetDepositTransactionsByUser", createDeposits(60)),
      mock("GetWithdrawalTransactionsByUser", withdrawals),
      ...handlers,
    ),
} satisfies Meta<typeof TransactionsScreen>;
