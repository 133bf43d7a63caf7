import { examples } from "@broker/api-spec/examples";
import { expect, type Mock, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import type { Broker } from "../src/broker.ts";
import type { MessageTarget } from "../src/thread/message.rules.ts";
import { useMessageComposer } from "../src/thread/use-message-composer.ts";
import { answer, press } from "./account-provider.ts";
import { createStreamingProvider } from "./event-streams.ts";
import { signedIn, within } from "./render.tsx";

const { data: capable } = examples.GetCapabilities.success;
/** The capabilities of a provider that takes three files with a message. */
const takesFiles = {
  ...capable,
  capabilities: ["capabilities", "events", "messages"],
  limits: { ...capable.limits, messages: { files: 3 } },
};
const { thread: told } = examples.GetThread.success.data;
/** The conversation that the provider keeps. */
export const THREAD = told.threadId;

interface Stored {
  messageId: string;
  author: "client" | "staff";
  text: string;
  at: string;
  key: string | null;
  files: { name: string; mediaType: string; size: number; url: string }[];
}

/** Creates a file to send. */
export const paper = (name: string, type = "application/pdf") => new File(["%PDF-1.7"], name, { type });
/** Returns the names of files. */
export const names = (files: readonly File[]) => files.map(({ name }) => name);

/** Returns the files of a request, in the order of their form fields. */
const filesOf = (fields: Readonly<Record<string, unknown>>): File[] =>
  ["File1", "File2", "File3"].flatMap((name) => {
    const file = fields[name];
    return file instanceof File ? file : [];
  });

const isSame = (known: Stored, text: string, files: readonly File[]): boolean =>
  known.text === text && String(known.files.map(({ name }) => name)) === String(names(files));

/** Renders the hook that composes a message, and returns it with functions that call its commands. */
async function compose(broker: Broker, target: MessageTarget, onSent: Mock<(id: string) => void>) {
  const hook = await renderHook(() => useMessageComposer(target, { onSent }), within(broker));
  const at = (step: string) => expect.poll(() => hook.result.current.step, { timeout: 10_000 }).toBe(step);
  const change = (change: object) =>
    hook.act(() => {
      if ("change" in hook.result.current) hook.result.current.change(change);
    });
  const run = (command: string) => hook.act(() => press(hook.result.current, command));
  return { ...hook, at, change, run, onSent };
}

/** Creates a provider that keeps one conversation, and stores a message once for each key. */
export async function openThread() {
  const messages: Stored[] = [];
  const sent: Record<string, unknown>[] = [];
  const marked: unknown[] = [];
  let refusal: Response | null = null;
  let readUpTo = 0;
  let isOpened = false;
  const add = (author: Stored["author"], text: string, key: string | null = null, sentFiles: File[] = []) => {
    const messageId = String(messages.length + 1);
    const files = sentFiles.map(({ name, type, size }, index) => {
      const url = `/api/files/message/${messageId}/${index + 1}`;
      return { name, mediaType: type, size, url };
    });
    messages.push({ messageId, author, text, at: "2026-11-21T08:12:00.000Z", key, files });
    return messageId;
  };
  const unread = () =>
    messages.filter(({ author, messageId }) => author === "staff" && Number(messageId) > readUpTo).length;
  const threadNow = () => ({ ...told, unread: unread(), key: messages[0]?.key ?? null });
  const streams = createStreamingProvider(["events", "messages"], {
    GetCapabilities: () => answer(1, "", takesFiles),
    GetThreads: () => answer(1, "", { threads: isOpened ? [threadNow()] : [] }),
    GetThread: () => answer(1, "", { thread: threadNow(), messages }),
    async SendMessage(request) {
      const fields = Object.fromEntries(await request.formData());
      sent.push(fields);
      if (refusal) return refusal.clone();
      const { Key: key, Text: text } = fields;
      if (typeof key !== "string" || typeof text !== "string") return answer(0, "malformed");
      const known = messages.find((one) => one.key === key);
      const files = filesOf(fields);
      if (known && !isSame(known, text, files))
        return Response.json({ responseCode: 4022, responseMessage: "", data: null }, { status: 422 });
      isOpened = true;
      const messageId = known?.messageId ?? add("client", text, key, files);
      return answer(1, "", { threadId: THREAD, messageId });
    },
    async MarkThreadRead(request) {
      const body: { messageId: string } = await request.json();
      marked.push(body);
      readUpTo = Number(body.messageId);
      return answer(1);
    },
  });
  const { broker } = await signedIn(streams.provider);
  return {
    provider: streams.provider,
    tell: streams.tell,
    broker,
    messages,
    sent,
    marked,
    add,
    compose: (target: MessageTarget, onSent = vi.fn<(id: string) => void>()) =>
      compose(broker, target, onSent),
    open: () => void (isOpened = true),
    refuse: (response: Response | null) => void (refusal = response),
  };
}
