import { parseProviderDate } from "@broker/sdk";
import { useMachine } from "@xstate/react";
import { useEffect, useEffectEvent, useState } from "react";
import type { Failure } from "../failure.ts";
import { useProviderSettings } from "../capability/use-provider-settings.ts";
import type { Issue, Issues } from "../form/issue.ts";
import { useBroker } from "../provider.tsx";
import { isStillSignedIn, userIdOf } from "../session/signed-in-user.ts";
import { createMessageMachine } from "./message.machine.ts";
import { createMessagePorts } from "./message.ports.ts";
import { listFileIssues, type MessageFileCode, messageFileTypes, mostFilesOf } from "./message-file.rules.ts";
import {
  isNewThread,
  type MessageCode,
  type MessageDraft,
  type MessageTarget,
  type ThreadTopic,
  threadTopics,
  validateMessage,
} from "./message.rules.ts";
import { keepMessage, loadMessage } from "./message.storage.ts";

/** The parts of the form of a message that every state has. */
interface MessageForm {
  readonly draft: MessageDraft;
  /** The topics that a new thread can have; empty for a thread of the user, which has one. */
  readonly topics: readonly ThreadTopic[];
  /** The issues of the draft by field, after an attempt to send it was refused. */
  readonly issues: Issues<MessageDraft, MessageCode>;
  /** The largest number of files of a message; 0 where the provider takes no files. */
  readonly mostFiles: number;
  /** The file types that a file picker offers. */
  readonly fileTypes: readonly string[];
  /** Why each file of the draft cannot be sent; null for a file that can be sent. */
  readonly fileIssues: readonly (Issue<MessageFileCode> | null)[];
  /** The names of the files that the user chose before a reload of the page, which does not keep files. */
  readonly lostFiles: readonly string[];
  /** The number of refused attempts to send the draft. */
  readonly attempts: number;
}

/** The state of a message that is being written or sent, with the commands that are legal in it. */
export type MessageComposerState =
  | (MessageForm & {
      readonly step: "composing";
      /** Why the message was refused; null otherwise. */
      readonly failure: Failure | null;
      /** When the next message can be sent, where too many were; null otherwise. */
      readonly possibleFrom: Date | null;
      change(change: Partial<MessageDraft>): void;
      send(): void;
    })
  | (MessageForm & { readonly step: "sending" | "checking" })
  /** The message has not arrived. */
  | (MessageForm & {
      readonly step: "notFound";
      change(change: Partial<MessageDraft>): void;
      repeat(): void;
    })
  | (MessageForm & { readonly step: "outcomeUnknown"; checkAgain(): void });

/**
 * Writes and sends a message to support once; for providers with the capability `messages`. The text of the draft is kept
 * for this tab until the message is sent, the files only until a reload. A message whose outcome is unknown is looked up before
 * it may be sent again. `onSent` is called with the id of the thread once the message has arrived. Use it with a `key` of the target: it keeps its first one.
 *
 * @example
 * const message = useMessageComposer({ transactionId: null }, { onSent: (threadId) => open(threadId) });
 * if (message.step === "composing") return <button onClick={message.send}>Send</button>;
 */
export function useMessageComposer(
  target: MessageTarget,
  options: { onSent?: (threadId: string) => void } = {},
): MessageComposerState {
  const broker = useBroker();
  const mostFiles = mostFilesOf(useProviderSettings());
  const [first] = useState(target);
  const [machine] = useState(() => createMessageMachine(createMessagePorts(broker, first)));
  const [kept] = useState(() => loadMessage(broker, first));
  const [snapshot, send, actor] = useMachine(machine, { input: { kept } });

  const sent = useEffectEvent((threadId: string) => options.onSent?.(threadId));
  useEffect(() => {
    const owner = userIdOf(broker);
    const keeping = actor.subscribe(({ context }) => {
      if (owner !== null && isStillSignedIn(broker, owner)) keepMessage(broker, first, context);
    });
    const sending = actor.on("message.sent", ({ threadId }) => sent(threadId));
    return () => {
      keeping.unsubscribe();
      sending.unsubscribe();
    };
  }, [actor, broker, first]);

  const { value, context } = snapshot;
  const { draft, lostFiles, attempts, failure, possibleFrom } = context;
  const form = {
    draft,
    topics: isNewThread(first) ? threadTopics : [],
    mostFiles,
    fileTypes: messageFileTypes,
    fileIssues: listFileIssues(draft.files),
    lostFiles,
    attempts,
    issues: attempts > 0 ? validateMessage(draft, first) : {},
  };
  const change = (next: Partial<MessageDraft>) => send({ type: "draft.change", change: next });
  switch (value) {
    case "composing":
      return {
        ...form,
        step: value,
        failure,
        possibleFrom: possibleFrom === null ? null : parseProviderDate(possibleFrom),
        change,
        send: () => send({ type: "message.send" }),
      };
    case "sending":
      return { ...form, step: value };
    case "opening":
    case "checking":
      return { ...form, step: "checking" };
    case "notFound":
      return { ...form, step: value, change, repeat: () => send({ type: "message.repeat" }) };
    case "outcomeUnknown":
      return { ...form, step: value, checkAgain: () => send({ type: "outcome.check" }) };
  }
}
