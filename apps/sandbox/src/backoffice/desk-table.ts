import type { ReadSql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import type { Html } from "../pages/page.ts";
import type { Caller } from "../session/session.store.ts";
import { hasRight } from "../session/staff-rights.ts";
import { type PageApprovals, readApprovals } from "./approval-parts.ts";
import type { DeskName } from "./decisions.ts";
import { addFreeze } from "./desk-parts.ts";
import type { Done } from "./done.ts";
import { listDepositColumns, listTransferColumns, listWithdrawalColumns } from "./desks.pages.ts";
import { listDeletionColumns } from "./deletion-desk.pages.ts";
import { listFactorColumns } from "./factor-desk.pages.ts";
import { listKycColumns } from "./kyc-desk.pages.ts";
import { type Column, renderTable } from "./layout.ts";
import { PAGE_SIZE, type Part, queueStore } from "./queue.store.ts";
import { listUnmatchedColumns } from "./unmatched.pages.ts";

/** A row with data of one client, or of two. */
interface Someones {
  readonly user: { readonly userId: number } | null;
  readonly recipient?: { readonly userId: number } | null;
}

/** The page of a desk that a member of staff asked for. */
interface DeskPage {
  readonly desk: DeskName;
  readonly title: string;
  readonly part: Part;
  readonly staff: Caller;
  /** The decision that led to the page. */
  readonly done: Done | null;
}

/** Reads a page of a desk as a table, with the ids of the clients whose data it shows. */
export async function readDesk(
  deps: Pick<Deps, "config" | "clock">,
  sql: ReadSql,
  { desk, title, part, staff, done }: DeskPage,
): Promise<{ content: Html; length: number; about: readonly number[] }> {
  const canDecide = hasRight(staff.user, [desk, "change"]);
  const of = async <Row extends Someones>(
    rows: PromiseLike<readonly Row[]>,
    list: (approvals: PageApprovals) => readonly Column<Row>[],
    idOf: (row: Row) => string | readonly string[] = () => [],
  ) => {
    const found = await rows;
    const page = found.slice(0, PAGE_SIZE);
    const columns = list(
      await readApprovals(deps, sql, staff, { desk, recordIds: page.flatMap(idOf), isOpen: part.isOpen }),
    );
    // A decision is final; only that of an identity check can be changed.
    const isDecidable = canDecide && (part.isOpen || desk === "kyc");
    const shown = isDecidable ? columns : columns.filter(([label]) => label !== "Decision");
    const about = page.flatMap(({ user, recipient }) => [
      ...(user ? [user.userId] : []),
      ...(recipient ? [recipient.userId] : []),
    ]);
    const state = part.isOpen ? "waiting" : "decided";
    const content = renderTable(title, shown, page, {
      done,
      placeOf: (index) => `${state}-${part.page * PAGE_SIZE + index}`,
    });
    return { content, length: found.length, about };
  };
  switch (desk) {
    case "deposits":
      return of(queueStore.deposits(sql, part), listDepositColumns, ({ deposit }) => deposit.transactionId);
    case "unmatched":
      return of(queueStore.unmatched(sql, part), listUnmatchedColumns, ({ payment }) =>
        String(payment.unmatchedId),
      );
    case "withdrawals":
      return of(
        queueStore.withdrawals(sql, part),
        (approvals) => addFreeze(deps, listWithdrawalColumns(approvals)),
        ({ withdrawal }) => withdrawal.transactionId,
      );
    case "transfers":
      return of(
        queueStore.transfers(sql, part),
        (approvals) => addFreeze(deps, listTransferColumns(approvals)),
        ({ transfer }) => transfer.transactionId,
      );
    case "kyc": {
      const canRefuse = deps.config.capabilities.includes("kycResubmission");
      return of(queueStore.kyc(sql, part), () => listKycColumns(canRefuse, deps.clock.now()));
    }
    case "factors":
      return of(queueStore.factors(sql, part), () => addFreeze(deps, listFactorColumns(deps.clock.now())));
    case "deletions":
      return of(queueStore.deletions(sql, part), () => listDeletionColumns(deps.clock.now()));
  }
}
