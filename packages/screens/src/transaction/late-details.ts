import type { CompoundSchemeItem, DepositItem, TransferItem, WithdrawalItem } from "@broker/hooks";
import { late } from "@broker/ui";
import { MissingDialog } from "../frame/missing-dialog.view.tsx";
import type { DetailProps } from "./transaction-details.tsx";

const code = () => import("./transaction-details.tsx");
const whileMissing = { while: null, whenMissing: MissingDialog } as const;

/** The pages of one transaction, which are late code. */
export const DepositDetail = late<DetailProps<DepositItem>>(
  async () => (await code()).DepositDetail,
  whileMissing,
);
export const WithdrawalDetail = late<DetailProps<WithdrawalItem>>(
  async () => (await code()).WithdrawalDetail,
  whileMissing,
);
export const TransferDetail = late<DetailProps<TransferItem>>(
  async () => (await code()).TransferDetail,
  whileMissing,
);
export const SubscriptionDetail = late<DetailProps<CompoundSchemeItem>>(
  async () => (await code()).SubscriptionDetail,
  whileMissing,
);
