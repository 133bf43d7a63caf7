import { createIdempotencyKey } from "@broker/sdk";
import type { Broker } from "../broker.ts";
import { runMutation } from "../run-mutation.ts";
import type { ArrivedMessage, MessagePorts } from "./message.machine.ts";
import { isNewThread, type MessageTarget, toSentText, validateMessage } from "./message.rules.ts";
import { threadMutations } from "./thread.mutations.ts";
import { threadQueries } from "./thread.queries.ts";

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
    return found ? { threadId, text: found.text } : null;
  }
  const { threads } = await queryClient.fetchQuery({ ...threadQueries.list(broker), staleTime: 0 });
  const opened = threads.find((one) => one.key === key);
  if (!opened) return null;
  const { threadId } = opened;
  const options = { ...threadQueries.thread(broker, threadId), staleTime: 0 };
  const { messages } = await queryClient.fetchQuery(options);
  return { threadId, text: messages.find((one) => one.key === key)?.text ?? "" };
}

/** Connects the machine of a message to the broker: the mutation, and the threads, in which an unknown outcome is looked up. */
export function createMessagePorts(broker: Broker, target: MessageTarget): MessagePorts {
  return {
    createKey: createIdempotencyKey,
    validate: (draft) => validateMessage(draft, target),
    async send(message, signal) {
      const options = threadMutations.send(broker, target);
      const { threadId } = await runMutation(broker, options, { message, signal });
      return { threadId, text: message.draft.text };
    },
    find: (key) => findMessage(broker, target, key),
    isText: (draft, { text }) => toSentText(draft.text) === text,
  };
}
