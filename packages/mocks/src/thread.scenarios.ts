import { examples } from "@broker/api-spec/examples";
import { mockCapabilities } from "./capability.scenarios.ts";
import { type Data, fail, mock, mockThen, refuse } from "./http.ts";
import { refuseFiles, refuseLimited } from "./refusals.ts";
import type { Scenarios } from "./scenarios.ts";

const { data: opened } = examples.GetThread.success;
const { data: list } = examples.GetThreads.success;
const capable = mockCapabilities("messages");
const { data: told } = examples.GetCapabilities.success;
/** The capabilities of a provider that takes files with messages. */
const takesFiles = mock("GetCapabilities", {
  ...told,
  capabilities: ["capabilities", "messages"],
  limits: { ...told.limits, messages: { files: 3 } },
});
const changes = [mock("SendMessage"), mock("MarkThreadRead")];
const read = { ...opened, thread: { ...opened.thread, unread: 0 } };
const closed = { ...read, thread: { ...read.thread, state: "closed" as const } };

/** A conversation of many messages, of which some have several lines. */
const long: Data<"GetThread"> = {
  ...read,
  messages: Array.from({ length: 30 }, (_, index) => ({
    messageId: String(40_000 + index),
    author: index % 3 === 0 ? ("client" as const) : ("staff" as const),
    text:
      index % 4 === 0 ? `Line one of message ${index + 1}.\n\nAnd a second one.` : `Message ${index + 1}.`,
    at: "2026-11-20T14:05:00.000Z",
    key: null,
    files: [],
  })),
};
/** A conversation with files of the client and of support. The file of support has a long name. */
const withFiles: Data<"GetThread"> = {
  ...read,
  messages: read.messages.map((message) => {
    const at = `/api/files/message/${message.messageId}`;
    const pdf = { mediaType: "application/pdf" as const, size: 184_320, url: `${at}/1` };
    const name = "Statement of account of November 2026, all pages with the letter of the bank.pdf";
    return message.author === "client"
      ? {
          ...message,
          files: [
            { ...pdf, name: "bank-statement.pdf" },
            { name: "transfer.png", mediaType: "image/png", size: 1_430_000, url: `${at}/2` },
          ],
        }
      : { ...message, files: [{ ...pdf, name }] };
  }),
};
/** The conversation with an answer that arrives after the first read. */
const answered: Data<"GetThread"> = {
  ...read,
  messages: [
    ...read.messages,
    {
      messageId: "40300",
      author: "staff",
      text: "Is there anything else that we can do for you?",
      at: "2026-11-21T08:30:00.000Z",
      key: null,
      files: [],
    },
  ],
};

/** Scenarios of messages between a user and support. */
export const threadScenarios = {
  none: [capable, mock("GetThreads", { threads: [] }), mock("GetThread"), ...changes],
  listed: [capable, mock("GetThreads"), mock("GetThread", read), ...changes],
  closed: [capable, mock("GetThreads"), mock("GetThread", closed), ...changes],
  long: [capable, mock("GetThreads"), mock("GetThread", long), ...changes],
  /** An answer arrives once the conversation is read again. */
  answered: [capable, mock("GetThreads"), mockThen("GetThread", read, answered), ...changes],
  loading: [capable, fail("GetThreads", "noReply"), fail("GetThread", "noReply")],
  notLoaded: [capable, fail("GetThreads", "unavailable"), fail("GetThread", "unavailable")],
  unknown: [capable, mock("GetThreads"), refuse("GetThread")],
  /** The user has sent too many messages. */
  limited: [capable, mock("GetThreads"), mock("GetThread", read), refuseLimited()],
  sendHangs: [capable, mock("GetThreads"), mock("GetThread", read), fail("SendMessage", "noReply")],
  /** A message does not arrive, and the conversation is read again without it. */
  sendLost: [capable, mock("GetThreads"), mock("GetThread", read), fail("SendMessage", "unavailable")],
  /** A message may have arrived, and the conversation cannot be read again. */
  sendUnknown: [
    capable,
    mock("GetThreads", list),
    mockThen("GetThread", read, "html500"),
    fail("SendMessage", "unavailable"),
  ],
  /** The provider takes files with messages, and the conversation has some. */
  files: [takesFiles, mock("GetThreads"), mock("GetThread", withFiles), ...changes],
  /** The user has sent too many files. */
  filesLimited: [takesFiles, mock("GetThreads"), mock("GetThread", read), refuseFiles()],
  /** A message with files is being sent. */
  filesHangs: [takesFiles, mock("GetThreads"), mock("GetThread", read), fail("SendMessage", "noReply")],
  /** The provider lacks the capability. */
  off: [mockCapabilities()],
} satisfies Scenarios;
