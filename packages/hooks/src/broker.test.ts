import { expect, test } from "vitest";
import { createBroker } from "./broker.ts";

const nowhere = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

test("cookies go to a provider on another origin when a deployment says so", async () => {
  const sent: RequestCredentials[] = [];
  const broker = createBroker({
    baseUrl: "https://api.example.com",
    companyId: 9,
    local: nowhere,
    session: nowhere,
    credentials: "include",
    fetch: (request) => {
      sent.push(request.credentials);
      return Promise.resolve(Response.json({ responseCode: 1, responseMessage: "", data: [] }));
    },
  });
  await broker.client.call("GetCompanies", {});
  expect(sent).toEqual(["include"]);
});
