import { examples } from "@broker/api-spec/examples";
import { expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { createTestProvider } from "../../test/provider.ts";
import { signedIn, within } from "../../test/render.tsx";
import { kycCaptureQueries } from "./kyc-capture.queries.ts";
import { useKycCapture } from "./use-kyc-capture.ts";

const { data: told } = examples.GetCapabilities.success;
const { data: begun } = examples.BeginKycCapture.success;
const { data: received } = examples.GetKycCapture.success;
const nothing = { state: "waiting", fileName: null, mediaType: null, content: null };
type Capture = typeof nothing | typeof received | { state: string };

const ok = (data: unknown, responseCode = 1) => Response.json({ responseCode, responseMessage: "", data });

/** Creates a provider whose link is in a state that the test sets. */
function withPhone() {
  let capture: Capture = nothing;
  let refusal = 0;
  const provider = createTestProvider({
    GetCapabilities: () => ok({ ...told, capabilities: [...told.capabilities, "kycCapture"] }),
    BeginKycCapture: () => (refusal === 0 ? ok(begun) : ok(null, refusal)),
    GetKycCapture: () => ok({ ...nothing, ...capture }),
  });
  return {
    provider,
    be: (next: Capture) => void (capture = next),
    refuse: (code: number) => void (refusal = code),
    count: (call: string) => provider.calls.filter((one) => one === call).length,
  };
}

async function open(world: ReturnType<typeof withPhone>) {
  const { broker } = await signedIn(world.provider);
  const photos: File[] = [];
  const { result, act, unmount } = await renderHook(
    () => useKycCapture({ side: "front", onPhoto: (photo) => photos.push(photo) }),
    within(broker),
  );
  const press = (command: "begin" | "close") =>
    act(() => {
      const now = result.current;
      if (command === "begin" && "begin" in now) now.begin();
      if (command === "close" && "close" in now) now.close();
    });
  /** Reads the link at once, as the next poll does. */
  const look = () =>
    act(async () => {
      const { queryKey } = kycCaptureQueries.capture(broker, begun.captureId);
      await broker.queryClient.refetchQueries({ queryKey });
    });
  const now = () => result.current;
  return { broker, now, press, look, photos, unmount };
}

test("a photo of a phone is given to the form once, as a file, after each step of the phone was shown", async () => {
  const world = withPhone();
  const { now, press, look, photos, broker } = await open(world);
  expect(now().step).toBe("closed");
  await press("begin");
  await press("begin");
  await expect
    .poll(now)
    .toMatchObject({ step: "waiting", link: begun.link, code: begun.code, isLost: false });
  expect(now()).toMatchObject({ endsAt: new Date(begun.endsAt) });
  expect(world.count("BeginKycCapture")).toBe(1);
  world.be({ state: "opened" });
  await look();
  await expect.poll(now).toMatchObject({ step: "opened" });
  world.be(received);
  await look();
  await expect.poll(() => photos.length).toBe(1);
  await expect.poll(() => now().step).toBe("closed");
  const [photo] = photos;
  expect(photo).toMatchObject({ name: "image.png", type: "image/png" });
  const bytes = new Uint8Array((await photo?.arrayBuffer()) ?? []);
  expect(btoa(String.fromCodePoint(...bytes))).toBe(received.content);
  // The document is not kept.
  const documents = () =>
    broker.queryClient
      .getQueryCache()
      .findAll({ queryKey: [...broker.rootKey, "kycCapture"] })
      .filter(({ state }) => state.data !== undefined);
  await expect.poll(documents).toEqual([]);
});

test("the provider is asked every two seconds, and no longer once the link is over", () => {
  const broker = withPhone().provider.broker();
  const { refetchInterval } = kycCaptureQueries.capture(broker, "a-link");
  const after = (data?: object) =>
    typeof refetchInterval === "function"
      ? Reflect.apply(refetchInterval, null, [{ state: { data } }])
      : refetchInterval;
  expect([undefined, nothing, { state: "opened" }].map(after)).toEqual([2000, 2000, 2000]);
  expect([received, { state: "ended" }].map(after)).toEqual([false, false]);
});

test("a link that has ended is reported, and a new link can be created", async () => {
  const world = withPhone();
  const { now, press, look } = await open(world);
  await press("begin");
  await expect.poll(() => now().step).toBe("waiting");
  world.be({ state: "ended" });
  await look();
  await expect.poll(() => now().step).toBe("ended");
  world.be(nothing);
  await press("begin");
  await expect.poll(() => world.count("BeginKycCapture")).toBe(2);
});

test("a link that the provider refuses has the reason, and can be requested again", async () => {
  const world = withPhone();
  world.refuse(3001);
  const { now, press } = await open(world);
  await press("begin");
  await expect.poll(now).toMatchObject({ step: "notBegun", failure: { kind: "refused", code: 3001 } });
  await press("close");
  expect(now().step).toBe("closed");
  world.refuse(0);
  await press("begin");
  await expect.poll(() => now().step).toBe("waiting");
});

test("a failed read of the link is reported, and the next read receives the photo", async () => {
  const world = withPhone();
  const { now, press, look, photos } = await open(world);
  await press("begin");
  await expect.poll(() => now().step).toBe("waiting");
  world.provider.turnAway("GetKycCapture", 400);
  await look();
  await expect.poll(now).toMatchObject({ step: "waiting", isLost: true });
  world.be(received);
  await look();
  await expect.poll(() => photos.length).toBe(1);
});

test("a photo that arrives after the user has closed the link is given to no form, and no further answer is requested", async () => {
  const world = withPhone();
  const { broker, now, press, look, photos } = await open(world);
  await press("begin");
  await expect.poll(() => now().step).toBe("waiting");
  const { queryKey } = kycCaptureQueries.capture(broker, begun.captureId);
  const isAsked = () => broker.queryClient.getQueryCache().find({ queryKey })?.isActive() ?? false;
  expect(isAsked()).toBe(true);
  world.be(received);
  world.provider.duringNext("GetKycCapture", () => {
    const state = now();
    if ("close" in state) state.close();
  });
  await look();
  await expect.poll(() => now().step).toBe("closed");
  expect(photos).toEqual([]);
  expect(isAsked()).toBe(false);
});

test("a photo of one user is never given to another user, who has signed in meanwhile", async () => {
  const world = withPhone();
  const { broker, now, press, look, photos } = await open(world);
  await press("begin");
  await expect.poll(() => now().step).toBe("waiting");
  world.be(received);
  world.provider.duringNext("GetKycCapture", () => {
    const before = broker.session.get();
    if (before.status !== "signedIn") return;
    broker.session.signIn(
      { ...before.user, staffUserId: before.user.staffUserId + 1 },
      "another@example.com",
    );
  });
  await look();
  await expect.poll(() => now().step).toBe("closed");
  expect(photos).toEqual([]);
});

test("after the dialog was closed while its link was being created, another link can begin at once", async () => {
  const world = withPhone();
  world.provider.holdReplyOf("BeginKycCapture");
  const { now, press } = await open(world);
  await press("begin");
  await expect.poll(() => now().step).toBe("beginning");
  await press("close");
  expect(now().step).toBe("closed");
  world.provider.releaseReplyOf("BeginKycCapture");
  await press("begin");
  await expect.poll(now).toMatchObject({ step: "waiting", link: begun.link });
});
