import { html } from "hono/html";
import { type Html, formatTime } from "../pages/page.ts";
import type { SupportRow } from "../support/support.store.ts";
import { renderAnswerField, renderReason, type Unsent } from "./answers.ts";
import { excerptOf } from "./excerpt.ts";
import { type Column, PATH } from "./layout.ts";

export const HERE = `${PATH}/support`;
/** The URL that closes the messages selected in the list. */
export const CLOSE = `${PATH}/support-close`;

const languages: Readonly<Record<SupportRow["language"], string>> = {
  en: "English",
  ms: "Malay",
  zh: "Chinese",
  ar: "Arabic",
};

/**
 * Renders the account of the session in which a message was sent, separate from the name and the address in the message, which
 * the sender can invent.
 */
const proof = ({ userId }: SupportRow): Html =>
  html`<span class="badge">${userId === null ? "not proved to be a client" : `client ${userId}`}</span>`;

/** The form that the boxes of the list belong to. */
const CHOICE = "choice";
/** The query that checks the box of each message without a client's session. */
export const UNPROVED = "unproved";

export const createChoiceBox = (areUnprovedChosen: boolean): Column<SupportRow> => [
  "Choose",
  ({ messageId, reference, userId }) =>
    html`<input
      type="checkbox"
      form="${CHOICE}"
      name="messageId"
      value="${messageId}"
      aria-label="Choose ${reference}"
      ${areUnprovedChosen && userId === null ? html`checked` : ""}
    />`,
];

/** Closes the chosen messages; one link checks all that may be spam. */
export const renderChoiceForm = (page: number): Html =>
  html`<form id="${CHOICE}" class="choice" method="post" action="${CLOSE}">
    <a href="${HERE}?page=${page}&choose=${UNPROVED}">Choose all that are not proved to be a client's</a>
    <button>Close the chosen without an answer</button>
  </form>`;

export const columns: readonly Column<SupportRow>[] = [
  [
    "Received",
    ({ receivedAt, messageId, reference }) =>
      html`${formatTime(receivedAt)}<br /><a href="${HERE}/${messageId}"><code>${reference}</code></a>`,
  ],
  ["Topic", ({ topic }) => html`<span class="badge">${topic}</span>`],
  [
    "Message",
    ({ message, language }) =>
      html`<span class="excerpt" lang="${language}" dir="auto">${excerptOf(message)}</span>`,
  ],
  ["From", (row) => html`${proof(row)}<br /><bdi>${row.name}</bdi>`],
  ["Language", ({ language }) => languages[language]],
  [
    "State",
    ({ closedAt, answer }) =>
      closedAt === null ? "waiting" : `${answer === null ? "closed" : "answered"}, ${formatTime(closedAt)}`,
  ],
];

/** Renders the form of an answer. Enter in the text adds a line, so only the buttons submit it. */
const answerForm = ({ messageId, language }: SupportRow, isErased: boolean, text: string): Html =>
  html`<form class="column" method="post" action="${HERE}/${messageId}">
      ${renderAnswerField(`Answer, in ${languages[language]}`, language, text)}
      ${
        isErased
          ? html`<p class="notice">
              This account was deleted. The answer goes by e-mail to the address of the message.
            </p>`
          : ""
      }
      <p class="muted">
        It goes out by e-mail, with the topic and the reference. What they wrote is not repeated: anybody
        could have given that address.
      </p>
      <button class="primary" name="step" value="answer">Send and close</button>
    </form>
    <form method="post" action="${HERE}/${messageId}">
      <button name="step" value="close">Close without an answer</button>
    </form>`;

/** Renders the text of a refused answer to a message that is closed, so that staff can copy the text. */
const renderUnsent = ({ language }: SupportRow, { text }: Unsent): Html =>
  html`<label class="column"
    >Your answer, which was not sent
    <textarea readonly lang="${language}" dir="auto">${text}</textarea>
  </label>`;

export function messageOf(
  row: SupportRow,
  { canAnswer, isErased }: { readonly canAnswer: boolean; readonly isErased: boolean },
  unsent: Unsent | null,
): Html {
  const { name, email, message, topic, language, answer, closedAt, receivedAt } = row;
  return html`<dl>
      <dt>Received</dt>
      <dd>${formatTime(receivedAt)}</dd>
      <dt>Topic</dt>
      <dd>${topic}</dd>
      <dt>From</dt>
      <dd>${proof(row)}</dd>
      <dt>Name</dt>
      <dd><bdi>${name}</bdi></dd>
      <dt>E-mail</dt>
      <dd><bdi>${email}</bdi></dd>
    </dl>
    <p class="card words" lang="${language}" dir="auto">${message}</p>
    ${renderReason(unsent)}
    ${closedAt === null ? (canAnswer ? answerForm(row, isErased, unsent?.text ?? "") : "") : html`<p class="muted">Closed ${formatTime(closedAt)}.</p>`}
    ${answer === null ? "" : html`<p class="card words" lang="${language}" dir="auto">${answer}</p>`}
    ${closedAt !== null && unsent && unsent.text !== "" ? renderUnsent(row, unsent) : ""}
    <p><a href="${HERE}">All messages</a></p>`;
}
