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

/** The approvals of the records on a page, as one member of staff sees them. */
export interface PageApprovals {
  /** Renders who approved a record first, or both persons; nothing where one was sufficient. */
  readonly render: (recordId: string) => Html;
  /** Adds to a choice which of two approvals it is; none for the person of the first one. */
  readonly toChoices: (recordId: string, amountUsd: string, choice: Choice) => readonly Choice[];
  /** Returns whether a decision about an amount needs two persons; null for an amount that is to be set. */
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
  // A first approval of a closed record was overtaken by the client.
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
