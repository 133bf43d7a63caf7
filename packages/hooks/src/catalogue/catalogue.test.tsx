import { examples } from "@broker/api-spec/examples";
import { expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { createBroker } from "../create-broker.ts";
import { emptyStorage } from "../../test/provider.ts";
import { createCatalogueStorage } from "./catalogue.storage.ts";
import { within } from "../../test/render.tsx";
import { useCompany } from "./use-company.ts";

const [northgale, southmere] = examples.GetCompanies.success.data;
const nowhere = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

/** A visitor's page of one company's deployment, with its requests. */
function visit(companyId: number, answer = () => Response.json(examples.GetCompanies.success)) {
  const calls: string[] = [];
  const broker = createBroker({
    baseUrl: "https://api.example.com",
    companyId,
    local: nowhere,
    session: nowhere,
    fetch: (request) => {
      calls.push(new URL(request.url).pathname);
      return Promise.resolve(answer());
    },
  });
  return { broker, calls };
}

test.each([
  [9, northgale],
  [12, southmere],
])("a visitor to company %d sees that company, and none before it is known", async (companyId, company) => {
  const { broker } = visit(companyId);
  const seen: unknown[] = [];
  const { result } = await renderHook(() => {
    const current = useCompany();
    seen.push(current);
    return current;
  }, within(broker));
  await expect.poll(() => result.current).toEqual(company);
  expect(seen[0]).toBeNull();
});

test("the next visit shows the stored company at once, and then the provider's current data", async () => {
  const local = emptyStorage();
  createCatalogueStorage(local).keep(
    "companies",
    examples.GetCompanies.success.data.map((one) => ({ ...one, companyName: "Old name" })),
  );
  let answer: (response: Response) => void = () => {};
  const broker = createBroker({
    baseUrl: "https://api.example.com",
    companyId: 9,
    local,
    session: nowhere,
    fetch: () => new Promise((resolve) => (answer = resolve)),
  });
  const { result, act } = await renderHook(() => useCompany(), within(broker));
  expect(result.current?.companyName).toBe("Old name");
  await act(() => answer(Response.json(examples.GetCompanies.success)));
  await expect.poll(() => result.current).toEqual(northgale);
  expect(broker.catalogue.read("companies")).toEqual(examples.GetCompanies.success.data);
});

test("a company that the provider does not know stays unknown", async () => {
  const { broker, calls } = visit(404);
  const { result } = await renderHook(() => useCompany(), within(broker));
  await expect.poll(() => calls.length).toBe(1);
  await expect.poll(() => broker.queryClient.isFetching()).toBe(0);
  expect(result.current).toBeNull();
});

test("a page works without a company when the companies fail to load", async () => {
  const { broker } = visit(9, () => new Response("", { status: 400 }));
  const { result } = await renderHook(() => useCompany(), within(broker));
  await expect.poll(() => broker.queryClient.getQueryCache().getAll()[0]?.state.status).toBe("error");
  expect(result.current).toBeNull();
});

test("the companies are requested once per page load, however often they are used", async () => {
  const { broker, calls } = visit(9);
  const first = await renderHook(() => [useCompany(), useCompany()], within(broker));
  await expect.poll(() => first.result.current).toEqual([northgale, northgale]);
  await first.unmount();
  const again = await renderHook(() => useCompany(), within(broker));
  expect(again.result.current).toEqual(northgale);
  expect(calls).toEqual(["/api/Cache/GetCompanies"]);
});
