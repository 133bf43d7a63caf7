import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Operation } from "../src/contract/validation.ts";
import { type Case, expectRefused, expectSignedOut } from "./contract-case.ts";
import { receipt, type Visitor } from "./provider.ts";

const send = ({ client }: Visitor, files: object = {}) =>
  client.call("SendMessage", {
    Key: randomUUID(),
    Topic: "trading",
    Text: "Which hours are these?",
    ...files,
  });

/** The cases of messages between a client and support. */
export const threadCases = {
  GetThreads: {
    success: async ({ busy }) => {
      const { threadId } = await send(busy);
      const { threads } = await busy.client.call("GetThreads", {});
      expect(threads).toContainEqual(expect.objectContaining({ threadId, state: "waiting" }));
    },
    refusal: ({ gone }) => expectSignedOut(gone.client.call("GetThreads", {})),
  },
  GetThread: {
    success: async ({ busy }) => {
      const { threadId, messageId } = await send(busy, { File1: receipt() });
      const { messages } = await busy.client.call("GetThread", { threadId });
      const files = [{ name: "receipt.pdf", mediaType: "application/pdf" }];
      expect(messages).toMatchObject([{ messageId, author: "client", files }]);
    },
    refusal: ({ busy }) => expectRefused(busy.client.call("GetThread", { threadId: "C-1" }), 1140),
  },
  SendMessage: {
    success: async ({ busy }) => expect(await send(busy)).toMatchObject({ threadId: expect.any(String) }),
    refusal: ({ busy }) =>
      expectRefused(
        busy.client.call("SendMessage", { Key: randomUUID(), ThreadId: "C-1", Text: "Hello?" }),
        1140,
      ),
  },
  MarkThreadRead: {
    success: async ({ busy }) => {
      const { threadId, messageId } = await send(busy);
      expect(await busy.client.call("MarkThreadRead", { threadId, messageId })).toBeNull();
    },
    refusal: ({ busy }) =>
      expectRefused(busy.client.call("MarkThreadRead", { threadId: "C-1", messageId: "1" }), 1140),
  },
} as const satisfies Partial<Record<Operation, Case>>;
