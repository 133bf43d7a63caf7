import type { Data } from "@broker/sdk";
import { mutationOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { writes } from "../cache-options.ts";
import { inboxQueries } from "../inbox/inbox.queries.ts";
import type { KeyedMessage } from "./message.machine.ts";
import { isNewThread, type MessageTarget, toSentMessage, toSentText } from "./message.rules.ts";
import { threadQueries } from "./thread.queries.ts";

type Opened = Data<"GetThread">;

/** Returns the timeout (milliseconds) of a message with files: four times the timeout of other calls, for slow connections. */
const timeoutOf = ({ client }: Broker): number => 4 * (client.options.timeout ?? 30_000);

/** Returns a thread with a message of the user that has just arrived, which the next read replaces. */
function addMessage(opened: Opened, messageId: string, { draft, key }: KeyedMessage, at: string): Opened {
  if (opened.messages.some((one) => one.messageId === messageId)) return opened;
  // The provider tells the media types and the addresses with the next read; until then the addresses are empty.
  const files = draft.files.map(({ name, size }) => ({
    name,
    mediaType: "application/pdf" as const,
    size,
    url: "",
  }));
  const message = { messageId, author: "client", text: toSentText(draft.text), at, key, files } as const;
  return { ...opened, messages: [...opened.messages, message] };
}

const refresh = (broker: Broker) =>
  void broker.queryClient.invalidateQueries({ queryKey: threadQueries.all(broker) });

/** The mutations of messages between the user and support. */
export const threadMutations = {
  /** Sends a message under its key, and shows it in its thread. All threads are invalidated, whatever the outcome. */
  send: (broker: Broker, target: MessageTarget) =>
    mutationOptions({
      ...writes,
      mutationKey: [...broker.rootKey, "SendMessage"],
      mutationFn: ({ message, signal }: { message: KeyedMessage; signal: AbortSignal }) =>
        broker.client.call("SendMessage", toSentMessage(message.draft, target, message.key), {
          signal,
          ...(message.draft.files.length > 0 && { timeout: timeoutOf(broker) }),
        }),
      onSuccess({ messageId }, { message }) {
        if (isNewThread(target)) return;
        const { queryKey } = threadQueries.thread(broker, target.threadId);
        const at = new Date(broker.clock()).toISOString();
        broker.queryClient.setQueryData(
          queryKey,
          (opened) => opened && addMessage(opened, messageId, message, at),
        );
      },
      onSettled: () => refresh(broker),
    }),
  /** Marks the answers of a thread up to a message as read, with the entries of the inbox about them. */
  markRead: (broker: Broker) =>
    mutationOptions({
      ...writes,
      mutationKey: [...broker.rootKey, "MarkThreadRead"],
      mutationFn: (upTo: { readonly threadId: string; readonly messageId: string }) =>
        broker.client.call("MarkThreadRead", upTo),
      onSuccess: () => {
        refresh(broker);
        void broker.queryClient.invalidateQueries({ queryKey: inboxQueries.entries(broker).queryKey });
      },
    }),
};
