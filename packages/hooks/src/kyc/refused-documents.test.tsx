import { examples } from "@broker/api-spec/examples";
import { expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { createTestProvider } from "../../test/provider.ts";
import { signedIn, within } from "../../test/render.tsx";
import { useRefusedDocuments } from "./use-refused-documents.ts";

const { data: told } = examples.GetCapabilities.success;
const { data: refused } = examples.GetKycReview.success;
const closed = { reviewId: null, documents: [] };
const done = (data: unknown) => Response.json({ responseCode: 1, responseMessage: "", data });

/** Creates a provider with the capability, which answers the review. */
const createProvider = (answer: () => object) =>
  createTestProvider({
    GetCapabilities: () => done({ ...told, capabilities: [...told.capabilities, "kycResubmission"] }),
    GetKycReview: () => done(answer()),
  });

test("refused documents can be sent again until the decision is closed, also by an earlier page", async () => {
  let review: object = refused;
  const { broker } = await signedIn(createProvider(() => review));
  const readAgain = () => broker.queryClient.invalidateQueries({ queryKey: [...broker.rootKey, "profile"] });
  const first = await renderHook(() => useRefusedDocuments(), within(broker));
  expect(first.result.current).toEqual({ status: "loading" });
  await expect.poll(() => first.result.current).toEqual({ status: "loaded", sides: ["back"] });
  await first.unmount();
  review = closed;
  await readAgain();
  const second = await renderHook(() => useRefusedDocuments(), within(broker));
  // The review of the first page is in the cache.
  expect(second.result.current).toEqual({ status: "loading" });
  await expect.poll(() => second.result.current).toEqual({ status: "loaded", sides: [] });
});

test("documents whose review cannot be read are not offered", async () => {
  const provider = createProvider(() => refused);
  const { broker } = await signedIn(provider);
  provider.turnAway("GetKycReview", 403);
  const { result } = await renderHook(() => useRefusedDocuments(), within(broker));
  await expect.poll(() => result.current, { timeout: 10_000 }).toEqual({ status: "loaded", sides: [] });
});
