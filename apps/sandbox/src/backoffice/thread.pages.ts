import type { Context } from "hono";
import { html } from "hono/html";
import { recordEvent } from "../control/event.store.ts";
import { runInTransaction } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import type { App, Env } from "../http/env.ts";
import { Problem } from "../http/problem.ts";
import { renderProblemPage } from "../pages/page.ts";
import type { Caller } from "../session/session.store.ts";
import { hasRight } from "../session/staff-rights.ts";
import { answerThread, closeThread } from "../thread/thread.service.ts";
import { staffOf } from "./guard.ts";
import { partOf, renderPageLinks, renderQueueTabs, renderTable } from "./layout.ts";
import { PAGE_SIZE } from "./queue.store.ts";
import type { ShowPage } from "./show-page.ts";
import { HERE, listThreadColumns, LONGEST_ANSWER, renderMedian, renderThread } from "./thread-parts.ts";
import { deskThreadStore } from "./thread.store.ts";

const THREAD = `${HERE}/:id{C-[0-9A-Za-z-]{1,38}}`;
const MONTH = 30 * 86_400_000;

/** Adds the pages of conversations: the queue, one conversation, and the answer to it. */
export function threadPages(app: App, deps: Deps, show: ShowPage): void {
  app.get(HERE, (context) =>
    show(context, async (sql) => {
      const part = partOf(context);
      const now = deps.clock.now();
      const found = await deskThreadStore.list(sql, part);
      const rows = found.slice(0, PAGE_SIZE);
      const median = await deskThreadStore.medianFirstAnswer(sql, new Date(now.getTime() - MONTH));
      return {
        title: "Conversations",
        path: "/threads",
        about: rows.map(({ user }) => user.userId),
        content: html`${renderMedian(median)} ${renderQueueTabs(HERE, part.isOpen, "Answered or closed")}
        ${renderTable("Conversations", listThreadColumns(now), rows)}
        ${renderPageLinks(HERE, part, found.length > PAGE_SIZE)}`,
      };
    }),
  );
  app.get(THREAD, (context) =>
    show(context, async (sql) => {
      const row = await deskThreadStore.find(sql, context.req.param("id"));
      if (!row) throw new Problem(404, "notFound", "There is no such conversation.");
      const canAnswer = hasRight(staffOf(context).user, ["messages", "change"]);
      const messages = await deskThreadStore.messagesOf(sql, row.thread.threadId);
      return {
        title: `Conversation ${row.thread.threadId}`,
        path: "/threads",
        about: [row.user.userId],
        content: renderThread(row, messages, { now: deps.clock.now(), canAnswer }),
      };
    }),
  );
  app.post(THREAD, async (context) => {
    const threadId = context.req.param("id");
    try {
      await decide(deps, context, staffOf(context), threadId);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return context.html(renderProblemPage(`${HERE}/${threadId}`, error.message), error.status);
    }
    return context.redirect(HERE, 303);
  });
}

/** Answers or closes a conversation, and records it in the audit, in one transaction. */
async function decide(deps: Deps, context: Context<Env>, staff: Caller, threadId: string): Promise<void> {
  const { step, answer, upTo } = await context.req.parseBody();
  const text = typeof answer === "string" ? answer.trim().replaceAll("\r\n", "\n") : "";
  if (step !== "answer" && step !== "close") throw new Problem(404, "notFound", "There is no such step.");
  if (typeof upTo !== "string" || !/^[0-9]{1,15}$/.test(upTo))
    throw new Problem(422, "malformed", "Please open the conversation again.");
  if (step === "answer" && (text === "" || text.length > LONGEST_ANSWER))
    throw new Problem(422, "malformed", `Please write an answer of at most ${LONGEST_ANSWER} characters.`);
  await runInTransaction(deps.sql, async (sql) => {
    if (step === "close") await closeThread(deps, sql, threadId, Number(upTo));
    else await answerThread(deps, sql, staff.user.userId, { threadId, upTo: Number(upTo), text });
    const { requestId, address } = context.var;
    await recordEvent(sql, {
      at: deps.clock.now(),
      requestId,
      caller: staff,
      operation: "BackOfficeConversation",
      address,
      status: 200,
      responseCode: 1,
      changes: [`conversation ${threadId} → ${step === "answer" ? "answered" : "closed"}`],
    });
  });
}
