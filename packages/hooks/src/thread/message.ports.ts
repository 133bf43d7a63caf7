import { createIdempotencyKey } from "@broker/sdk";
import type { Broker } from "../broker.ts";
import { lookUp } from "../pause.ts";
import { runMutation } from "../run-mutation.ts";
import type { MessagePorts } from "./message.machine.ts";
import { areSameFiles, namesOf } from "./message-file.rules.ts";
import { isNewThread, type MessageTarget, toSentText, validateMessage } from "./message.rules.ts";
import { threadMutations } from "./thread.mutations.ts";
import { threadQueries } from "./thread.queries.ts";

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
    /** Finds the message in its thread, or as the first message of a new thread. */
    async find(key, signal) {
      const isNew = isNewThread(target);
      const threads = isNew ? (await lookUp(broker, threadQueries.list(broker), signal)).threads : [];
      const threadId = isNew ? threads.find((thread) => thread.key === key)?.threadId : target.threadId;
      if (threadId === undefined) return null;
      const { messages } = await lookUp(broker, threadQueries.thread(broker, threadId), signal);
      const found = messages.find((message) => message.key === key);
      if (found) return { threadId, text: found.text, fileNames: namesOf(found.files) };
      return isNew ? { threadId, text: "", fileNames: [] } : null;
    },
    isSame: ({ draft, lostFiles }, arrived) =>
      toSentText(draft.text) === arrived.text &&
      areSameFiles([...lostFiles, ...namesOf(draft.files)], arrived.fileNames),
  };
}
