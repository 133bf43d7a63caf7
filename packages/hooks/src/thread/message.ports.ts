import { createIdempotencyKey } from "@broker/sdk";
import type { Broker } from "../broker.ts";
import { askWhileBusy } from "../pause.ts";
import { runMutation } from "../run-mutation.ts";
import type { ArrivedMessage, MessagePorts } from "./message.machine.ts";
import { areSameFiles, namesOf } from "./message-file.rules.ts";
import { isNewThread, type MessageTarget, toSentText, validateMessage } from "./message.rules.ts";
import { threadMutations } from "./thread.mutations.ts";
import { threadQueries } from "./thread.queries.ts";

/** Reads a thread from the provider, and returns its message that was sent under a key; null where it has none. */
async function findInThread(broker: Broker, threadId: string, key: string): Promise<ArrivedMessage | null> {
  const options = { ...threadQueries.thread(broker, threadId), staleTime: 0 };
  const { messages } = await broker.queryClient.fetchQuery(options);
  const found = messages.find((message) => message.key === key);
  return found ? { threadId, text: found.text, fileNames: namesOf(found.files) } : null;
}

/** Finds the message that was sent under a key: in its thread, or as the first message of a new thread. */
async function findMessage(
  broker: Broker,
  target: MessageTarget,
  key: string,
): Promise<ArrivedMessage | null> {
  if (!isNewThread(target)) return findInThread(broker, target.threadId, key);
  const { threads } = await broker.queryClient.fetchQuery({ ...threadQueries.list(broker), staleTime: 0 });
  const opened = threads.find((thread) => thread.key === key);
  if (!opened) return null;
  const { threadId } = opened;
  return (await findInThread(broker, threadId, key)) ?? { threadId, text: "", fileNames: [] };
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
    find: (key, signal) => askWhileBusy(() => findMessage(broker, target, key), signal),
    isSame: ({ draft, lostFiles }, arrived) =>
      toSentText(draft.text) === arrived.text &&
      areSameFiles([...lostFiles, ...namesOf(draft.files)], arrived.fileNames),
  };
}
