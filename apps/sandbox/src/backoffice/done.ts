import type { Context } from "hono";
import { html } from "hono/html";
import { FIRST_OF_TWO, NOT_DONE_YET } from "../approval/approval.service.ts";
import { findDoneEvent } from "../control/event.store.ts";
import type { ReadSql } from "../db/database.ts";
import type { Env } from "../http/env.ts";
import { wholeNumberOf } from "../http/whole-number.ts";
import type { Html } from "../pages/page.ts";
import type { Caller } from "../session/session.store.ts";
import type { DeskName } from "./decisions.ts";
import { PATH } from "./layout.ts";
import { PAGE_SIZE } from "./queue.store.ts";

/** The sentence about the last decision, and the position of the decided row on its page. */
export interface Done {
  readonly sentence: Html;
  readonly at: number;
}

const subjects: Readonly<Record<DeskName, string>> = {
  deposits: "Deposit",
  unmatched: "Unmatched payment",
  withdrawals: "Withdrawal",
  transfers: "Transfer",
  kyc: "Identity check of client",
  factors: "Removal of a second factor, request",
  deletions: "Deletion of an account, request",
};
const isDesk = (word: string): word is DeskName => Object.hasOwn(subjects, word);

const outcomes: Readonly<Record<string, string>> = {
  process: "marked as processing",
  complete: "completed",
  cancel: "cancelled",
  approve: "approved",
  reject: "rejected",
  refuse: "documents refused",
  reopen: "opened again",
  credit: "credited",
  return: "sent back",
  value: "worth recorded",
  assign: "assigned to a deposit",
  erase: "carried out",
};

/** Describes what a member of staff did, from the row of the audit: "Deposit D-20261127-0001: completed." */
export function describeDone(changes: readonly string[]): string {
  const [first = "", second] = changes;
  const [, desk = "", id = "", step = ""] = /^(\w+) (\S+) → (\w+)/.exec(first) ?? [];
  const outcome = outcomes[step];
  if (isDesk(desk) && outcome !== undefined)
    return second === NOT_DONE_YET
      ? `${subjects[desk]} ${id}. ${FIRST_OF_TWO}`
      : `${subjects[desk]} ${id}: ${outcome}.`;
  // A change of the catalogue names all values of the form.
  const words = changes.map((change) =>
    change.replace(/: \{.*$/, ": saved").replace(/^(\w+ \S+) → /, "$1: "),
  );
  const text = words.join(", ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/**
 * Reads what the previous request changed, if the address has its request id. Only a row of the audit by the same member
 * of staff is used, so that a forged link cannot show a decision that was not made.
 */
export async function readDone(
  sql: ReadSql,
  { req }: Context<Env>,
  { user: { userId } }: Caller,
): Promise<Done | null> {
  const requestId = req.query("done");
  if (requestId === undefined || !/^[\w-]{1,64}$/.test(requestId)) return null;
  const changes = await findDoneEvent(sql, userId, requestId);
  if (!changes || changes.length === 0) return null;
  return {
    sentence: html`<p id="done" class="news" role="status" tabindex="-1">${describeDone(changes)}</p>`,
    at: wholeNumberOf(req.query("at"), 0),
  };
}

/** Redirects to a page that says what this request did. */
export function answerDone(context: Context<Env>, path: string): Response {
  const sign = path.includes("?") ? "&" : "?";
  return context.redirect(`${path}${sign}done=${context.var.requestId}#done`, 303);
}

/** Returns the page on which the decided row was, by the `Place` in the form; the first page of the queue without one. */
export function findPlace(place: unknown, path: string, id: string): string {
  if (place === "client") return `${PATH}/clients/${id}`;
  const [, state, index] =
    typeof place === "string" ? (/^(waiting|decided)-(\d{1,6})$/.exec(place) ?? []) : [];
  if (index === undefined) return `${PATH}${path}`;
  const page = Math.floor(Number(index) / PAGE_SIZE);
  const part = state === "decided" ? "state=decided&" : "";
  return `${PATH}${path}?${part}page=${page}&at=${Number(index) % PAGE_SIZE}`;
}
