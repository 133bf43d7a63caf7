import { createClient } from "@broker/sdk";
import { expect, test } from "vitest";
import { toFailure } from "./failure.ts";

const refusedWith = async (responseCode: number, responseMessage: string, data: unknown = null) => {
  const fetch = async () => Response.json({ responseCode, responseMessage, data });
  const client = createClient({ baseUrl: "https://example.com", companyId: 9, fetch });
  return client.call("GetCompanies", {}).catch((error: unknown) => toFailure(error, "GetCompanies"));
};

test("a refusal for too many waiting requests retains its reason, with or without a sentence", async () => {
  expect(await refusedWith(2014, "")).toMatchObject({ kind: "refused", reason: "tooManyPending" });
  expect(await refusedWith(2011, "")).toMatchObject({ kind: "refused", reason: "codeWrong" });
  expect(await refusedWith(2014, "Later.")).toMatchObject({ reason: "tooManyPending", message: "Later." });
});

test("any other refusal has no reason of its own", async () => {
  expect(await refusedWith(2002, "Too little.")).not.toHaveProperty("reason");
});

test("a refusal retains its code, unless that is generic", async () => {
  expect(await refusedWith(2002, "Too little.")).toMatchObject({ code: 2002, message: "Too little." });
  expect(await refusedWith(0, "Not today.")).not.toHaveProperty("code");
});

test.each(["frozenUntil", "usableFrom"])("a refusal until a time retains it as %s", async (name) => {
  const time = "2026-11-22T09:30:00.000Z";
  expect(await refusedWith(1130, "Later.", { [name]: time })).toMatchObject({ [name]: time });
  expect(await refusedWith(1130, "Never.", { [name]: null })).not.toHaveProperty(name);
});
