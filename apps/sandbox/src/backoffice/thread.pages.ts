import type { Context } from "hono";
import { html } from "hono/html";
import { recordEvent } from "../control/event.store.ts";
import { runInTransaction } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import type { App, Env } from "../http/env.ts";
import { Problem } from "../http/problem.ts";
import { keepFiles, readUploads } from "../http/upload.ts";
import { renderProblemPage } from "../pages/page.ts";
import { findCaller } from "../session/session.service.ts";
import type { Caller } from "../session/session.store.ts";
import { hasRight, requireRight } from "../session/staff-rights.ts";
import { messageFileKinds, requireStaffFileRoom, requireTaken, rowsOf } from "../thread/message-files.ts";
import { answerThread, closeThread, createNoReader, requireRead } from "../thread/thread-desk.service.ts";
import type { MessageRow } from "../thread/thread.store.ts";
import { readAnswer, requireStep, type Unsent } from "./answers.ts";
import { answerDone } from "./done.ts";
import { staffOf } from "./guard.ts";
import { partOf, renderPageLinks, renderQueueTabs, renderTable } from "./layout.ts";
import { PAGE_SIZE } from "./queue.store.ts";
import type { ShowPage } from "./show-page.ts";
import { HERE, listThreadColumns, renderMedian, renderThread } from "./thread-parts.ts";
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
  const showThread = (context: Context<Env>, threadId: string, refusal: Refused | null) =>
    show(
      context,
      async (sql) => {
        const row = await deskThreadStore.find(sql, threadId);
        if (!row) throw new Problem(404, "notFound", "There is no such conversation.");
        const { user } = staffOf(context);
        const found = await deskThreadStore.messagesOf(sql, threadId);
        return {
          title: `Conversation ${threadId}`,
          path: "/threads",
          about: [row.user.userId],
          content: renderThread(row, found, {
            now: deps.clock.now(),
            canAnswer: hasRight(user, ["messages", "change"]),
            mostFiles: deps.config.messageFiles,
            unsent: refusal && describeRefusal(refusal, found.messages.at(-1)?.message, user.userId),
          }),
        };
      },
      // The page is read from the primary: a standby may lack the newer message that caused the refusal.
      { readsItself: refusal !== null },
    );
  app.get(THREAD, (context) => showThread(context, context.req.param("id"), null));
  app.post(THREAD, async (context) => {
    const threadId = context.req.param("id");
    const form = readForm(await context.req.parseBody());
    try {
      await decide(deps, context, staffOf(context), threadId, form);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (form.step !== "answer" || error.status === 404)
        return context.html(renderProblemPage(`${HERE}/${threadId}`, error.message), error.status);
      context.status(error.status);
      return showThread(context, threadId, { problem: error, ...form });
    }
    return answerDone(context, HERE);
  });
}

/** The form of a decision on a conversation. */
interface Form {
  readonly step: unknown;
  readonly upTo: unknown;
  readonly text: string;
  /** The files that staff chose, by the names of their fields. */
  readonly files: Readonly<Record<string, File>>;
}

const readForm = ({ step, upTo, answer, ...others }: Record<string, unknown>): Form => ({
  step,
  upTo,
  text: readAnswer(answer),
  // For a field without a file a browser sends an empty file without a name.
  files: Object.fromEntries(
    Object.entries(others).flatMap(([field, file]) =>
      file instanceof File && (file.name !== "" || file.size > 0) ? [[field, file] as const] : [],
    ),
  ),
});

/** An answer of staff that the provider refused, and the problem. */
interface Refused extends Pick<Form, "text" | "files"> {
  readonly problem: Problem;
}

/** Describes why an answer was refused. A form that was sent twice is refused because its answer is the newest message. */
const describeRefusal = (
  { problem, text, files }: Refused,
  newest: MessageRow | undefined,
  staffId: number,
): Unsent =>
  problem.status === 409 && newest?.staffId === staffId && newest.text === text
    ? { reason: "You have sent this answer already.", text: "" }
    : {
        reason:
          Object.keys(files).length > 0
            ? `${problem.message} Your files are not kept: please choose them again.`
            : problem.message,
        text,
      };

/** Answers or closes a conversation, and records it in the audit, in one transaction. */
async function decide(
  deps: Deps,
  context: Context<Env>,
  staff: Caller,
  threadId: string,
  form: Form,
): Promise<void> {
  const { text, files } = form;
  const step = requireStep(form.step, text);
  if (typeof form.upTo !== "string" || !/^[0-9]{1,15}$/.test(form.upTo))
    throw new Problem(422, "malformed", "Please open the conversation again.");
  requireTaken(deps, files);
  const upTo = Number(form.upTo);
  const row = await deskThreadStore.find(deps.sql, threadId);
  const { userId } = requireRead(row?.thread ?? null, upTo);
  const hasFiles = Object.keys(files).length > 0;
  if (step === "answer" && row?.user.erasedAt) throw createNoReader();
  await requireStaffFileRoom(
    deps.sql,
    staff.user.userId,
    deps.clock.now(),
    Object.values(files).map(({ size }) => size),
  );
  // The files are read before the transaction, which then does not wait for them.
  const uploads = await readUploads(staff.user.userId, files, messageFileKinds);
  await keepFiles(deps, userId, uploads, async ({ row }) => {
    if (hasFiles) await requireStillThere(deps, context);
    await runInTransaction(deps.sql, async (sql) => {
      if (step === "close") await closeThread(deps, sql, threadId, upTo);
      else
        await answerThread(deps, sql, staff.user.userId, { threadId, upTo, text, files: rowsOf(files, row) });
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
  });
}

/** Throws if the session of a member of staff, or the right to answer, ended while the files were read. */
async function requireStillThere(deps: Deps, context: Context<Env>): Promise<void> {
  const staff = await findCaller(deps, context, "staff");
  if (!staff) throw new Problem(401, "signedOut", "Please sign in to the back office.");
  requireRight(staff.user, ["messages", "change"]);
}
