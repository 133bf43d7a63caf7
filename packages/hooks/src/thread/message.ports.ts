import { createIdempotencyKey, type Data } from "@broker/sdk";
import type { Broker } from "../broker.ts";
import { runMutation } from "../run-mutation.ts";
import type { ArrivedMessage, MessagePorts } from "./message.machine.ts";
import { areFileNames } from "./message-file.rules.ts";
import { isNewThread, type MessageTarget, toSentText, validateMessage } from "./message.rules.ts";
import { threadMutations } from "./thread.mutations.ts";
import { threadQueries } from "./thread.queries.ts";

/** Returns what a machine compares of a message that arrived. */
const toArrived = (
  threadId: string,
  { text, files }: Data<"GetThread">["messages"][number],
): ArrivedMessage => ({ threadId, text, fileNames: files.map(({ name }) => name) });

/** Finds the message of a key: in its thread, or as the first message of a new one. */
async function findMessage(
  broker: Broker,
  target: MessageTarget,
  key: string,
): Promise<ArrivedMessage | null> {
  const { queryClient } = broker;
  if (!isNewThread(target)) {
    const { threadId } = target;
    const options = { ...threadQueries.thread(broker, threadId), staleTime: 0 };
    const { messages } = await queryClient.fetchQuery(options);
    const found = messages.find((one) => one.key === key);
    return found ? toArrived(threadId, found) : null;
  }
  const { threads } = await queryClient.fetchQuery({ ...threadQueries.list(broker), staleTime: 0 });
  const opened = threads.find((one) => one.key === key);
  if (!opened) return null;
  const { threadId } = opened;
  const options = { ...threadQueries.thread(broker, threadId), staleTime: 0 };
  const { messages } = await queryClient.fetchQuery(options);
  const found = messages.find((one) => one.key === key);
  return found ? toArrived(threadId, found) : { threadId, text: "", fileNames: [] };
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
      return { threadId, text, fileNames: files.map(({ name }) => name) };
    },
    find: (key) => findMessage(broker, target, key),
    isSame: ({ draft, lostFiles }, arrived) =>
      toSentText(draft.text) === arrived.text &&
      areFileNames([...lostFiles, ...draft.files.map(({ name }) => name)], arrived.fileNames),
  };
}
