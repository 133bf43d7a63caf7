import { examples } from "@broker/api-spec/examples";
import { describe, expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { createTestProvider, type TestProvider } from "../../test/provider.ts";
import { signedIn, within } from "../../test/render.tsx";
import { type KycResubmissionState, useKycResubmission } from "./use-kyc-resubmission.ts";

const { data: told } = examples.GetCapabilities.success;
const { data: refused } = examples.GetKycReview.success;
const closed = { reviewId: null, documents: [] };
const done = (data: unknown) => Response.json({ responseCode: 1, responseMessage: "", data });
const png = (name: string) => new File([name], name, { type: "image/png" });

/** Opens the hook at a provider that stores the review and what was sent. */
async function open(initial: object = refused, prepare: (provider: TestProvider) => void = () => {}) {
  let review = initial;
  const sent: { key: string | null; fields: Record<string, unknown> }[] = [];
  const provider = createTestProvider({
    GetCapabilities: () => done({ ...told, capabilities: [...told.capabilities, "kycResubmission"] }),
    GetKycReview: () => done(review),
    async ResubmitKyc(request) {
      const key = request.headers.get("idempotency-key");
      sent.push({ key, fields: Object.fromEntries(await request.formData()) });
      review = closed;
      return done(null);
    },
  });
  const { broker } = await signedIn(provider);
  prepare(provider);
  let submitted = 0;
  const hook = await renderHook(
    () => useKycResubmission({ onSubmitted: () => (submitted += 1) }),
    within(broker),
  );
  const at = async <Name extends KycResubmissionState["step"]>(
    step: Name,
    use: (state: KycResubmissionState & { step: Name }) => void = () => {},
  ) => {
    await expect.poll(() => hook.result.current.step, { timeout: 10_000 }).toBe(step);
    const is = (state: KycResubmissionState): state is KycResubmissionState & { step: Name } =>
      state.step === step;
    const { current } = hook.result;
    if (is(current)) await hook.act(() => use(current));
  };
  const change = async (next: object) => {
    review = next;
    await broker.queryClient.invalidateQueries({ queryKey: [...broker.rootKey, "profile"] });
  };
  return { ...hook, at, change, provider, sent, submitted: () => submitted };
}

describe("refused documents", () => {
  test("are shown with their reasons, and only these are sent, once", async () => {
    const { at, sent, submitted, result } = await open();
    await at("choosingFiles");
    expect(result.current).toMatchObject({ documents: refused.documents, issues: {}, attempts: 0 });
    await at("choosingFiles", ({ submit }) => submit());
    expect(result.current).toMatchObject({ attempts: 1, issues: { back: { code: "fileRequired" } } });
    expect(result.current).not.toHaveProperty("issues.front");
    await at("choosingFiles", ({ choose }) =>
      choose("back", new File(["x"], "x.txt", { type: "text/plain" })),
    );
    expect(result.current).toMatchObject({ issues: { back: { code: "fileType" } } });
    await at("choosingFiles", ({ choose }) => choose("back", png("again.png")));
    await at("choosingFiles", ({ submit }) => {
      submit();
      submit();
    });
    await at("submitted");
    expect(submitted()).toBe(1);
    expect(sent).toEqual([
      {
        key: expect.stringMatching(/^[\da-f-]{36}$/),
        fields: { ReviewId: refused.reviewId, BackKyc: expect.objectContaining({ name: "again.png" }) },
      },
    ]);
  });

  test("whose reply was lost are looked up, and not sent a second time", async () => {
    const { at, provider, sent, submitted } = await open();
    provider.loseReplyOf("ResubmitKyc");
    await at("choosingFiles", ({ choose }) => choose("back", png("again.png")));
    await at("choosingFiles", ({ submit }) => submit());
    await at("submitted");
    expect([sent.length, submitted()]).toEqual([1, 1]);
  });

  test("that did not arrive are sent again under the same key", async () => {
    const { at, provider, sent } = await open();
    provider.turnAway("ResubmitKyc", 503);
    await at("choosingFiles", ({ choose }) => choose("back", png("again.png")));
    await at("choosingFiles", ({ submit }) => submit());
    await at("submissionNotFound", ({ repeat }) => repeat());
    await at("submitted");
    expect(sent).toHaveLength(1);
  });

  test("that another tab has sent are no longer asked for, also after a refusal", async () => {
    const { at, change, provider } = await open();
    provider.turnAway("ResubmitKyc", 400);
    await at("choosingFiles", ({ choose }) => choose("back", png("again.png")));
    await at("choosingFiles", ({ submit }) => submit());
    await at("submissionFailed");
    await change(closed);
    await at("submissionFailed", ({ dismiss }) => dismiss());
    await at("nothingRefused");
    expect(provider.calls.filter((call) => call === "ResubmitKyc")).toHaveLength(1);
  });

  test("of a later decision begin without the earlier files", async () => {
    const { at, change, result } = await open();
    await at("choosingFiles", ({ choose }) => choose("back", png("first.png")));
    await change({ ...refused, reviewId: "another" });
    await expect.poll(() => result.current).toMatchObject({ files: { back: null } });
    await at("choosingFiles", ({ choose }) => choose("back", png("second.png")));
    await at("choosingFiles", ({ submit }) => submit());
    await at("submitted");
    await change({ ...refused, reviewId: "a third" });
    await at("choosingFiles");
    expect(result.current).toMatchObject({ files: { front: null, back: null }, attempts: 0 });
  });
});

test("a check that was cancelled as a whole has nothing to send again", async () => {
  const { at, result } = await open(closed);
  await at("nothingRefused");
  expect(result.current).toEqual({ step: "nothingRefused" });
});

test("a review that cannot be read is read again on request", async () => {
  const { at } = await open(refused, (provider) => provider.turnAway("GetKycReview", 403));
  await at("unavailable", ({ failure, retry }) => {
    expect(failure).toMatchObject({ operation: "GetKycReview", kind: "forbidden" });
    retry();
  });
  await at("choosingFiles");
});
