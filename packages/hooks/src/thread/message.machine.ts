import { isApiError, isOutcomeUnknown } from "@broker/sdk";
import { assign, emit, fromPromise, setup } from "xstate";
import { codeOf, type Failure, toFailure } from "../failure.ts";
import { listLost } from "./message-file.rules.ts";
import { type MessageCode, type MessageDraft, noDraft } from "./message.rules.ts";
import type { Issues } from "../form/issue.ts";

/** A message that is being sent, or was sent, under a key. */
export interface KeyedMessage {
  readonly draft: MessageDraft;
  readonly key: string;
}

/** A message that arrived: its thread, and its text and the names of its files as the provider stores them. */
interface ArrivedMessage {
  readonly threadId: string;
  readonly text: string;
  readonly fileNames: readonly string[];
}

/** The ports of the machine that sends a message: plain functions. */
export interface MessagePorts {
  createKey(): string;
  validate(draft: MessageDraft): Issues<MessageDraft, MessageCode>;
  send(message: KeyedMessage, signal: AbortSignal): Promise<ArrivedMessage>;
  /** Finds the message that was sent under a key; null where none has arrived. */
  find(key: string, signal: AbortSignal): Promise<ArrivedMessage | null>;
  /** Returns whether the message of the draft is the message that arrived. */
  isSame(message: MessageProgress, arrived: ArrivedMessage): boolean;
}

/** The stored part of a message that was not sent yet, or whose outcome is unknown. */
export interface MessageProgress {
  readonly draft: MessageDraft;
  /** The names of the files that the user chose before a reload of the page, which does not keep files. */
  readonly lostFiles: readonly string[];
  /** The key, from the first attempt on until the message has arrived. */
  readonly key: string | null;
  /** Whether the message may have arrived. */
  readonly isDoubtful: boolean;
}

/** The data of the machine. */
interface MessageContext extends MessageProgress {
  /** How often the form was refused. */
  readonly attempts: number;
  readonly failure: Failure | null;
  /** When the next message can be sent, as the provider writes times; null while one can be sent. */
  readonly possibleFrom: string | null;
}

type MessageEvent =
  | { type: "draft.change"; change: Partial<MessageDraft> }
  | { type: "message.send" }
  | { type: "message.repeat" }
  | { type: "outcome.check" };

/** The refusal of another message under a key that has arrived. */
const KEY_REUSED = 4022;

/** Returns whether a message may have arrived although its call failed. */
const isDoubtful = (error: unknown): boolean => isOutcomeUnknown(error) || codeOf(error) === KEY_REUSED;

/** Returns from when the next message can be sent, where a refusal says it. */
function findPossibleFrom(error: unknown): string | null {
  const from: unknown = isApiError(error) ? Reflect.get(Object(error.cause), "possibleFrom") : null;
  return typeof from === "string" ? from : null;
}

const none: MessageContext = {
  draft: noDraft,
  lostFiles: [],
  key: null,
  isDoubtful: false,
  attempts: 0,
  failure: null,
  possibleFrom: null,
};

/** Returns the message that is sent; throws without a key, which the machine's states exclude. */
function requireMessage({ draft, key }: MessageContext): KeyedMessage {
  if (key === null) throw new Error("A message is sent under a key");
  return { draft, key };
}

/** Sets up the machine with its actors, guards and actions. */
function setUpMessage(ports: MessagePorts) {
  return setup({
    types: {
      input: {} as { kept: MessageProgress | null },
      context: {} as MessageContext,
      events: {} as MessageEvent,
      emitted: {} as { type: "message.sent"; threadId: string },
    },
    actors: {
      send: fromPromise<ArrivedMessage, KeyedMessage>(({ input, signal }) => ports.send(input, signal)),
      find: fromPromise<ArrivedMessage | null, KeyedMessage>(({ input, signal }) =>
        ports.find(input.key, signal),
      ),
    },
    guards: {
      isComplete: ({ context }) => Object.keys(ports.validate(context.draft)).length === 0,
      isResuming: ({ context }) => context.isDoubtful,
    },
    actions: {
      changeDraft: assign(({ context, event }) => {
        if (event.type !== "draft.change") return {};
        const draft = { ...context.draft, ...event.change };
        const lostFiles = listLost(context.lostFiles, draft.files);
        return { draft, lostFiles, failure: null, possibleFrom: null };
      }),
      countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),
      // An edited text keeps its key: the earlier text may still arrive, and the provider accepts only one text under the key.
      prepare: assign(({ context }) => ({
        key: context.key ?? ports.createKey(),
        isDoubtful: true,
        failure: null,
        possibleFrom: null,
      })),
      settle: assign({ isDoubtful: false }),
      dropFailure: assign({ failure: null }),
      startAgain: assign(none),
      keepDraft: assign(({ context: { draft, lostFiles } }) => ({ ...none, draft, lostFiles })),
    },
  });
}

/** The state in which the message is sent. */
function sendingState(machine: ReturnType<typeof setUpMessage>) {
  return machine.createStateConfig({
    entry: "prepare",
    invoke: {
      id: "send",
      src: "send",
      input: ({ context }) => requireMessage(context),
      onDone: {
        target: "composing",
        actions: [
          "startAgain",
          emit(({ event }) => ({ type: "message.sent" as const, threadId: event.output.threadId })),
        ],
      },
      onError: [
        { guard: ({ event }) => isDoubtful(event.error), target: "checking" },
        {
          target: "composing",
          actions: [
            "settle",
            assign(({ event }) => ({
              failure: toFailure(event.error, "SendMessage"),
              possibleFrom: findPossibleFrom(event.error),
            })),
          ],
        },
      ],
    },
  });
}

/** The state in which an unknown outcome is looked up. */
function checkingState(ports: MessagePorts, machine: ReturnType<typeof setUpMessage>) {
  return machine.createStateConfig({
    invoke: {
      id: "find",
      src: "find",
      input: ({ context }) => requireMessage(context),
      onDone: [
        {
          // The user must choose the lost files again before the message is repeated.
          guard: ({ context, event }) => event.output === null && context.lostFiles.length > 0,
          target: "composing",
        },
        { guard: ({ event }) => event.output === null, target: "notFound" },
        {
          // The text that was written since stays in the field, as another message.
          guard: ({ context, event }) => event.output !== null && !ports.isSame(context, event.output),
          target: "composing",
          actions: "keepDraft",
        },
        {
          target: "composing",
          actions: [
            "startAgain",
            emit(({ event }) => ({
              type: "message.sent" as const,
              threadId: event.output?.threadId ?? "",
            })),
          ],
        },
      ],
      onError: {
        target: "outcomeUnknown",
        actions: assign({ failure: ({ event }) => toFailure(event.error, "GetThread") }),
      },
    },
  });
}

/**
 * Creates the machine that sends a message once. The draft and the key outlast a failure; a message with an unknown
 * outcome is looked up by its key before it may be sent again, also after a reload, and always under the same key.
 */
export function createMessageMachine(ports: MessagePorts) {
  const machine = setUpMessage(ports);
  return machine.createMachine({
    id: "message",
    context: ({ input }) => ({ ...none, ...input.kept }),
    initial: "opening",
    states: {
      opening: { always: [{ guard: "isResuming", target: "checking" }, { target: "composing" }] },
      composing: {
        on: {
          "draft.change": { actions: "changeDraft" },
          "message.send": [{ guard: "isComplete", target: "sending" }, { actions: "countAttempt" }],
        },
      },
      sending: sendingState(machine),
      checking: checkingState(ports, machine),
      notFound: {
        on: {
          "draft.change": { target: "composing", actions: "changeDraft" },
          "message.repeat": { guard: "isComplete", target: "sending" },
        },
      },
      outcomeUnknown: { exit: "dropFailure", on: { "outcome.check": "checking" } },
    },
  });
}
