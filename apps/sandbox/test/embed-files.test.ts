import { afterAll, beforeAll, expect, test } from "vitest";
import { openFrame } from "./frames.ts";
import { createProvider, type Provider } from "./provider.ts";

let provider: Provider;
beforeAll(async () => {
  provider = await createProvider();
});
afterAll(() => provider.close());

test.each([
  ["deposit", { receipt: 404, reference: 403, message: 403, kyc: 403 }],
  ["withdrawal", { receipt: 403, reference: 403, message: 403, kyc: 403 }],
  ["verification", { receipt: 403, reference: 403, message: 403, kyc: 200 }],
] as const)(
  "a frame for a %s reads only the files that its journey shows, and each refusal is recorded",
  async (purpose, expected) => {
    const { bearer, user } = await openFrame(provider, purpose);
    await provider.query("delete from event");
    // The user has documents of identity; the other files do not exist.
    const paths = {
      receipt: "receipt/D-1",
      reference: "reference/I-1",
      message: "message/1/1",
      kyc: `kyc/${user.staffUserId}/front`,
    };
    const statuses: Record<string, number> = {};
    for (const [area, path] of Object.entries(paths)) {
      const url = `http://localhost:4000/api/files/${path}`;
      const request = new Request(url, { headers: { authorization: `Bearer ${bearer}` } });
      statuses[area] = (await provider.send(request)).status;
    }
    expect(statuses).toEqual(expected);
    expect(await provider.control("events?operation=ReadFile")).toMatchObject(
      Object.values(expected)
        .filter((status) => status !== 200)
        .map((status) => ({ status, actorId: user.staffUserId }))
        .toReversed(),
    );
  },
);
