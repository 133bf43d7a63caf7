import { createIdempotencyKey } from "@broker/sdk";
import type { Broker } from "../broker.ts";
import { lookUp } from "../pause.ts";
import { runMutation } from "../run-mutation.ts";
import type { ArrivedMessage, MessagePorts } from "./message.machine.ts";
import { areSameFiles, namesOf } from "./message-file.rules.ts";
import { isNewThread, type MessageTarget, toSentText, validateMessage } from "./message.rules.ts";
import { threadMutations } from "./thread.mutations.ts";
import { threadQueries } from "./thread.queries.ts";

/** Finds the message that was sent under a key: in its thread, or as the first message of a new thread; null where it has none. */
async function findMessage(
  broker: Broker,
  target: MessageTarget,
  key: string,
  signal: AbortSignal,
): Promise<ArrivedMessage | null> {
  const isNew = isNewThread(target);
  const threadId = isNew
    ? (await lookUp(broker, threadQueries.list(broker), signal)).threads.find((thread) => thread.key === key)
        ?.threadId
    : target.threadId;
  if (threadId === undefined) return null;
  const { messages } = await lookUp(broker, threadQueries.thread(broker, threadId), signal);
  const found = messages.find((message) => message.key === key);
  if (found) return { threadId, text: found.text, fileNames: namesOf(found.files) };
  return isNew ? { threadId, text: "", fileNames: [] } : null;
}

/** Connects the machine of a message to the broker: the mutation, and the threads, in which an unknown outcome is looked up. */
export function createMessagePorts(broker: Broker, target: MessageTarget): MessagePorts {
  return {
    createKey: createIdempotencyKey,
    validate: (draft) => validateMessage(draft, target),
    async send(message, signal) {
      const options = threadMutations.send(broker, target);
      const { threadId } = await runMutation(broker, options, { message, signal });
      const { text, files } = message.draft;
      return { threadId, text, fileNames: namesOf(files) };
    },
    find: (key, signal) => findMessage(broker, target, key, signal),
    isSame: ({ draft, lostFiles }, arrived) =>
      toSentText(draft.text) === arrived.text &&
      areSameFiles([...lostFiles, ...namesOf(draft.files)], arrived.fileNames),
  };
}
