import { describe, expect, test } from "vitest";
import { listen } from "../src/http/server.ts";
import { bodyOf, exchange, statusOf } from "./hostile-target.ts";

describe("a slow client", () => {
  const quick = { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50 };
  const open = async () => {
    const server = await listen(
      async (request) => Response.json({ length: (await request.text()).length }),
      { port: 0, host: "127.0.0.1" },
      quick,
    );
    const address = server.address();
    return { server, at: typeof address === "object" ? (address?.port ?? 0) : 0 };
  };

  test.each([
    ["with the headers", "POST / HTTP/1.1\r\nHost: 127.0.0.1\r\n"],
    ["with the body", "POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 10\r\n\r\n1"],
    ["between pieces", "POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n"],
  ])("asvs(15.2.2): %s gets an answer and is disconnected", async (_how, data) => {
    const { server, at } = await open();
    const reply = await exchange(at, data);
    server.close();
    expect(statusOf(reply)).toBe(408);
    expect(bodyOf(reply)).toMatchObject({ responseCode: 4000, data: null });
  });
});
