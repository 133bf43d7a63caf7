import type { Context } from "hono";
import { html } from "hono/html";
import * as v from "valibot";
import { recordEvent } from "../control/event.store.ts";
import type { Sql } from "../db/database.ts";
import { runInTransaction } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import type { App, Env } from "../http/env.ts";
import { Problem } from "../http/problem.ts";
import { renderProblemPage } from "../pages/page.ts";
import type { Caller } from "../session/session.store.ts";
import { hasRight } from "../session/staff-rights.ts";
import { closeMessage, closeMessages } from "../support/support.service.ts";
import { type SupportRow, supportStore } from "../support/support.store.ts";
import { userStore } from "./user.store.ts";
import { readAnswer, requireStep, type Unsent } from "./answers.ts";
import { answerDone } from "./done.ts";
import { staffOf } from "./guard.ts";
import { renderPageLinks, partOf, renderQueueTabs, renderTable } from "./layout.ts";
import { PAGE_SIZE } from "./queue.store.ts";
import type { ShowPage } from "./show-page.ts";
import {
  createChoiceBox,
  renderChoiceForm,
  CLOSE,
  columns,
  HERE,
  messageOf,
  UNPROVED,
} from "./support-parts.ts";

const MESSAGE = `${HERE}/:id{[0-9]{1,9}}`;

/** Adds the pages of support messages: the queue, one message, and the answer to it. */
export function supportPages(app: App, deps: Deps, show: ShowPage): void {
  app.get(HERE, (context) =>
    show(context, async (sql) => {
      const part = partOf(context);
      const found = await supportStore.list(sql, part, PAGE_SIZE);
      const rows = found.slice(0, PAGE_SIZE);
      const chooses = context.req.query("choose") === UNPROVED;
      const list =
        part.isOpen && canAnswer(context)
          ? html`${renderTable("Messages of the contact form", [createChoiceBox(chooses), ...columns], rows)}
            ${rows.length > 0 ? renderChoiceForm(part.page) : ""}`
          : renderTable("Messages of the contact form", columns, rows);
      return {
        title: "Contact form",
        path: "/support",
        ...lookAt(rows),
        content: html`${renderQueueTabs(HERE, part.isOpen, "Closed")} ${list}
        ${renderPageLinks(HERE, part, found.length > PAGE_SIZE)}`,
      };
    }),
  );
  app.post(CLOSE, async (context) => {
    try {
      await closeChosen(deps, context, staffOf(context));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return context.html(renderProblemPage(HERE, error.message), error.status);
    }
    return answerDone(context, HERE);
  });
  messagePages(app, deps, show);
}

/** Adds the page of one message, and the answer to it. */
function messagePages(app: App, deps: Deps, show: ShowPage): void {
  const showMessage = (context: Context<Env>, messageId: number, refusal: Unsent | null) =>
    show(
      context,
      async (sql) => {
        const row = await supportStore.find(sql, messageId);
        if (!row) throw new Problem(404, "notFound", "There is no such message.");
        const isErased = row.userId !== null && (await userStore.isErased(sql, row.userId));
        const isSame = refusal !== null && refusal.text !== "" && refusal.text === row.answer;
        const unsent = isSame ? { reason: "This answer has been sent already.", text: "" } : refusal;
        return {
          title: `Message ${row.reference}`,
          path: "/support",
          ...lookAt([row]),
          content: messageOf(row, { canAnswer: canAnswer(context), isErased }, unsent),
        };
      },
      // A standby may not have the decision yet that made this provider refuse the answer.
      { readsItself: refusal !== null },
    );
  app.get(MESSAGE, (context) => showMessage(context, Number(context.req.param("id")), null));
  app.post(MESSAGE, async (context) => {
    const messageId = Number(context.req.param("id"));
    const { step, answer } = await context.req.parseBody();
    const text = readAnswer(answer);
    try {
      await close(deps, context, { messageId, step, text });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (step !== "answer" || error.status === 404)
        return context.html(renderProblemPage(HERE, error.message), error.status);
      context.status(error.status);
      return showMessage(context, messageId, { reason: error.message, text });
    }
    return answerDone(context, HERE);
  });
}

const canAnswer = (context: Context<Env>): boolean => hasRight(staffOf(context).user, ["messages", "change"]);

/**
 * Collects for the audit whose messages were read: ids of clients, and message numbers of people without an account.
 */
const lookAt = (rows: readonly SupportRow[]) => ({
  about: rows.flatMap(({ userId }) => userId ?? []),
  others: rows.map(({ reference }) => `message ${reference}`),
});

/** Answers or closes a message, and records it in the audit, in one transaction. */
async function close(
  deps: Deps,
  context: Context<Env>,
  { messageId, text, ...form }: { readonly messageId: number; readonly step: unknown; readonly text: string },
): Promise<void> {
  const step = requireStep(form.step, text);
  await runInTransaction(deps.sql, async (sql) => {
    const { reference } = await closeMessage(deps, sql, messageId, step === "answer" ? text : null);
    await record(deps, sql, context, staffOf(context), [
      `message ${reference} → ${step === "answer" ? "answered" : "closed"}`,
    ]);
  });
}

const MessageIds = v.pipe(
  v.union([
    v.array(v.string()),
    v.pipe(
      v.string(),
      v.transform((id) => [id]),
    ),
  ]),
  v.maxLength(PAGE_SIZE),
  v.everyItem((id) => /^[0-9]{1,9}$/.test(id)),
  v.transform((ids) => ids.map(Number)),
);

/** Closes the messages that were chosen in the list, and records each. */
async function closeChosen(deps: Deps, context: Context<Env>, staff: Caller): Promise<void> {
  const { messageId } = await context.req.parseBody({ all: true });
  const ids = v.safeParse(MessageIds, messageId);
  if (!ids.success) throw new Problem(422, "malformed", "Please choose the messages to close.");
  await runInTransaction(deps.sql, async (sql) => {
    const references = await closeMessages(deps, sql, ids.output);
    const changes = references.map((reference) => `message ${reference} → closed`);
    if (changes.length > 0) await record(deps, sql, context, staff, changes);
  });
}

/** Records in the audit what a member of staff changed. */
function record(
  { clock }: Deps,
  sql: Sql,
  { var: { requestId, address } }: Context<Env>,
  staff: Caller,
  changes: readonly string[],
): Promise<void> {
  const event = { at: clock.now(), requestId, caller: staff, operation: "BackOfficeMessage", address };
  return recordEvent(sql, { ...event, status: 200, responseCode: 1, changes });
}
