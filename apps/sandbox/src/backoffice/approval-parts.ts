import { html } from "hono/html";
import { isCounted, needsTwo } from "../approval/approval.service.ts";
import { approvalStore } from "../approval/approval.store.ts";
import type { ReadSql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { type Html, formatTime } from "../pages/page.ts";
import type { Caller } from "../session/session.store.ts";
import type { Area } from "../session/staff-rights.ts";
import type { Choice } from "./desk-parts.ts";

type Approvals = Awaited<ReturnType<typeof approvalStore.listOf>>;

/** The approvals of the records on a page, for the member of staff who reads the page. */
export interface PageApprovals {
  /** Renders who approved a record first, or both members of staff; nothing if one approval was sufficient. */
  readonly render: (recordId: string) => Html;
  /**
   * Adds to the label of a choice whether it is the first or the second approval; removes the choice for the member of staff
   * who gave the first one.
   */
  readonly toChoices: (recordId: string, amountUsd: string, choice: Choice) => readonly Choice[];
  /** Returns whether a decision about an amount needs two persons; null if staff have not set the amount yet. */
  readonly needsTwo: (amountUsd: string | null) => boolean;
}

const renderOne = ({ approval, first, secondName }: Approvals[number], staffId: number): Html => {
  if (secondName !== null)
    return html`<br /><span class="muted">Approved by ${first.fullName} and ${secondName}</span>`;
  const part = approval.part === null ? "" : html` (${approval.step} ${approval.part})`;
  const whom = approval.firstBy === staffId ? "you" : first.fullName;
  return html`<br /><strong>First of two approvals${part}: ${whom}, ${formatTime(approval.firstAt)}</strong>${
      approval.firstBy === staffId ? html`<br />Another person has to approve it too.` : ""
    }`;
};

/** Reads the approvals of the records on a page. */
export async function readApprovals(
  deps: Pick<Deps, "config">,
  sql: ReadSql,
  { user: { userId: staffId } }: Caller,
  {
    desk,
    recordIds,
    isOpen,
  }: { readonly desk: Area; readonly recordIds: readonly string[]; readonly isOpen: boolean },
): Promise<PageApprovals> {
  const found = recordIds.length > 0 ? await approvalStore.listOf(sql, desk, recordIds) : [];
  // The client has closed the record after the first approval.
  const shown = found.filter(({ approval, first }) =>
    approval.closedAt === null ? isOpen && isCounted(desk, first) : approval.secondBy !== null,
  );
  const of = (recordId: string) => shown.filter(({ approval }) => approval.recordId === recordId);
  return {
    render: (recordId) => html`${of(recordId).map((one) => renderOne(one, staffId))}`,
    toChoices(recordId, amountUsd, choice) {
      if (!needsTwo(deps, amountUsd)) return [choice];
      const open = of(recordId).find(({ approval }) => approval.closedAt === null);
      if (open?.approval.firstBy === staffId) return [];
      return [{ ...choice, label: `${choice.label}, ${open ? 2 : 1} of 2` }];
    },
    needsTwo: (amountUsd) => needsTwo(deps, amountUsd),
  };
}
