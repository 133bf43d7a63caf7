import { html } from "hono/html";
import { type Html, formatTime } from "../pages/page.ts";
import { renderAnswerField, renderReason, type Unsent } from "./answers.ts";
import { describeSpan } from "./describe-span.ts";
import { excerptOf } from "./excerpt.ts";
import { type Column, PATH } from "./layout.ts";
import { type MessageFileRow, pathOfFile } from "../thread/message-file.store.ts";
import { NO_READER } from "../thread/thread-desk.service.ts";
import { fileFields } from "../thread/message-files.ts";
import { type deskThreadStore, MOST_MESSAGES, type QueuedThread } from "./thread.store.ts";

export const HERE = `${PATH}/threads`;

type Messages = Awaited<ReturnType<typeof deskThreadStore.messagesOf>>;

/** Renders how long a thread waits, or how long its first answer took. */
function renderTime({ thread }: QueuedThread, now: Date): Html | string {
  const { waitingSince, firstAnsweredAt, openedAt, closedAt } = thread;
  if (waitingSince !== null) return `waits for ${describeSpan(now.getTime() - waitingSince.getTime())}`;
  const state = closedAt === null ? "answered" : "closed";
  if (firstAnsweredAt === null) return state;
  return html`${state}<br /><span class="muted"
      >first answer after ${describeSpan(firstAnsweredAt.getTime() - openedAt.getTime())}</span
    >`;
}

/** Returns the columns of the queue. */
export const listThreadColumns = (now: Date): readonly Column<QueuedThread>[] => [
  [
    "Last message",
    ({ thread }) =>
      html`${formatTime(thread.lastAt)}<br /><a href="${HERE}/${thread.threadId}"
          ><code>${thread.threadId}</code></a
        >`,
  ],
  ["Topic", ({ thread }) => html`<span class="badge">${thread.topic}</span>`],
  [
    "Message",
    ({ last, user }) =>
      html`<span class="excerpt" lang="${user.language}" dir="auto">${excerptOf(last.text)}</span>`,
  ],
  [
    "Client",
    ({ user }) =>
      html`<a href="${PATH}/clients/${user.userId}"><bdi>${user.fullName}</bdi></a
        ><br /><span class="muted">${user.userId}</span>`,
  ],
  ["State", (row) => renderTime(row, now)],
];

/** Renders the median time to the first answer. */
export const renderMedian = (milliseconds: number | null): Html =>
  html`<p class="muted">
    Median time to the first answer, conversations of the last 30 days:
    ${milliseconds === null ? "none yet" : describeSpan(milliseconds)}.
  </p>`;

/** Renders the file fields of an answer; renders nothing if the provider does not accept files with messages. */
const fileInputs = (mostFiles: number): Html =>
  mostFiles === 0
    ? html``
    : html`<fieldset>
        <legend>Files: jpg, png or PDF, at most 5 MB each</legend>
        ${fileFields
          .slice(0, mostFiles)
          .map(
            (field, index) =>
              html`<label
                >File ${index + 1}
                <input type="file" name="${field}" accept="image/jpeg,image/png,application/pdf"
              /></label>`,
          )}
      </fieldset>`;

/** Renders the files of a message as links. */
const renderFiles = (files: readonly MessageFileRow[]): Html =>
  files.length === 0
    ? html``
    : html`<ul class="files">
        ${files.map(
          ({ messageId, place, fileName, mediaType, size }) =>
            html`<li>
              <a href="${pathOfFile(messageId, place)}"><bdi>${fileName}</bdi></a>
              <span class="muted">${mediaType}, ${Math.ceil(size / 1000)} kB</span>
            </li>`,
        )}
      </ul>`;

/** Renders the form of an answer. Enter in the text adds a line, so only the buttons submit it. */
const answerForm = ({ thread, user }: QueuedThread, text: string, mostFiles: number): Html =>
  html`<form class="column" method="post" enctype="multipart/form-data" action="${HERE}/${thread.threadId}">
    <input type="hidden" name="upTo" value="${thread.lastMessageId}" />
    ${renderAnswerField("Answer", user.language, text)} ${fileInputs(mostFiles)}
    <p class="muted">
      ${
        user.emailVerifiedAt
          ? "The client reads it in the portal, and gets it by e-mail too, unless the client has switched off these e-mails."
          : "The client reads it in the portal only: the e-mail address is not verified."
      }
    </p>
    <button class="primary" name="step" value="answer">Send</button>
  </form>`;

/** Renders the decisions about a thread: an answer, unless the account was deleted, and closing it without one. */
const decisionForms = (row: QueuedThread, text: string, mostFiles: number): Html => {
  const { thread, user } = row;
  return html`${user.erasedAt ? html`<p class="notice">${NO_READER}</p>` : answerForm(row, text, mostFiles)}
  ${
    thread.closedAt === null
      ? html`<form method="post" action="${HERE}/${thread.threadId}">
          <input type="hidden" name="upTo" value="${thread.lastMessageId}" />
          <button name="step" value="close">Close without an answer</button>
        </form>`
      : ""
  }`;
};

/** Renders one thread with its messages and the form of an answer. */
export function renderThread(
  row: QueuedThread,
  { messages, hasEarlier }: Messages,
  {
    now,
    canAnswer,
    unsent,
    mostFiles,
  }: {
    readonly now: Date;
    readonly canAnswer: boolean;
    readonly unsent: Unsent | null;
    /** The maximum number of files with an answer. */
    readonly mostFiles: number;
  },
): Html {
  const { thread, user } = row;
  return html`<dl>
      <dt>Client</dt>
      <dd><bdi>${user.fullName}</bdi>, ${user.userId}</dd>
      <dt>Topic</dt>
      <dd>${thread.topic}</dd>
      ${
        thread.transactionId === null
          ? ""
          : html`<dt>About the ${thread.transactionKind}</dt>
              <dd><code>${thread.transactionId}</code></dd>`
      }
      <dt>Opened</dt>
      <dd>${formatTime(thread.openedAt)}</dd>
      <dt>State</dt>
      <dd>${renderTime(row, now)}</dd>
    </dl>
    ${
      hasEarlier
        ? html`<p class="muted">The newest ${MOST_MESSAGES} messages are shown, and no earlier ones.</p>`
        : ""
    }
    ${messages.map(
      ({ message, staffName, files }) =>
        html`<p class="muted">
            ${message.author === "client" ? "Client" : html`<bdi>${staffName}</bdi>`},
            ${formatTime(message.sentAt)}
          </p>
          <p class="card words" lang="${user.language}" dir="auto">${message.text}</p>
          ${renderFiles(files)}`,
    )}
    ${renderReason(unsent)} ${canAnswer ? decisionForms(row, unsent?.text ?? "", mostFiles) : ""}
    <p><a href="${HERE}">All conversations</a></p>`;
}
