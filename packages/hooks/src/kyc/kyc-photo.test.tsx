import { examples } from "@broker/api-spec/examples";
import { expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { createTestProvider } from "../../test/provider.ts";
import { within } from "../../test/render.tsx";
import { shrinkPhoto } from "./shrink-photo.ts";
import { useKycPhoto } from "./use-kyc-photo.ts";

const { data: told } = examples.GetCapabilities.success;
const ok = (data: unknown, responseCode = 1) => Response.json({ responseCode, responseMessage: "", data });
const photo = (name = "photo.jpg", size = 3, type = "image/jpeg") =>
  new File([new Uint8Array(size)], name, { type });

/** Creates a picture of 4000 × 2000 pixels without repetition, which no codec makes smaller than 5 MB. */
async function largePhoto(): Promise<File> {
  const canvas = new OffscreenCanvas(4000, 2000);
  const context = canvas.getContext("2d");
  const image = new ImageData(canvas.width, canvas.height);
  const words = new Uint32Array(image.data.buffer);
  let state = 1;
  for (let index = 0; index < words.length; index += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    words[index] = (state >>> 8) | 0xff_00_00_00;
  }
  context?.putImageData(image, 0, 0);
  const blob = await canvas.convertToBlob({ type: "image/png" });
  return new File([blob], "IMG_1.PNG", { type: "image/png" });
}

/** The code that the computer shows. */
const CODE = "4711";

/** Creates a provider that takes one photo of a link, and the same one again. */
function withLink({ capabilities = [...told.capabilities, "kycCapture"] } = {}) {
  let code = 1;
  const sent: string[] = [];
  const tried: string[] = [];
  const provider = createTestProvider({
    GetCapabilities: () => ok({ ...told, capabilities }),
    async OpenKycCapture(request) {
      if (code !== 1) return ok(null, code);
      const given: unknown = await request.json();
      tried.push(String(Reflect.get(Object(given), "code")));
      return tried.at(-1) === CODE ? Response.json(examples.OpenKycCapture.success) : ok(null, 1184);
    },
    async SendKycCapture(request) {
      if (code !== 1) return ok(null, code);
      const file = (await request.formData()).get("File");
      const name = file instanceof File ? file.name : "";
      if (sent.length > 0 && sent[0] !== name) return ok(null, 1006);
      sent.push(name);
      return ok(null);
    },
  });
  return {
    provider,
    sent,
    tried,
    answer: (next: number) => void (code = next),
    count: (call: string) => provider.calls.filter((one) => one === call).length,
  };
}

/** Opens the page of a link, and types a code unless it is null. */
async function open(
  world: ReturnType<typeof withLink>,
  { token = "a-token", code = CODE }: { token?: string; code?: string | null } = {},
) {
  const { result, act, rerender } = await renderHook(
    (props?: { token: string }) => useKycPhoto({ token: props?.token ?? token }),
    within(world.provider.broker()),
  );
  const now = () => result.current;
  const take = (file: File | null) =>
    act(() => {
      const state = now();
      if (state.step === "taking") state.take(file);
    });
  const send = () =>
    act(() => {
      const state = now();
      if (state.step === "taking") state.send();
    });
  const type = (typed: string) =>
    act(() => {
      const state = now();
      if ("open" in state) state.open(typed);
    });
  if (code !== null) await type(code);
  return { now, type, take, send, act, rerender };
}

test("the page asks for the code of the computer before it requests anything or opens the camera", async () => {
  const world = withLink();
  const { now, type, take, send } = await open(world, { code: null });
  expect(now()).toMatchObject({ step: "locked", isWrong: false });
  await take(photo());
  await send();
  await type("47");
  await expect.poll(now).toMatchObject({ step: "locked", isWrong: true });
  expect(world.count("OpenKycCapture")).toBe(0);
  await type("0815");
  await expect.poll(() => world.count("OpenKycCapture")).toBe(1);
  await expect.poll(now).toMatchObject({ step: "locked", isWrong: true });
  expect(world.count("SendKycCapture")).toBe(0);
  await type("4711");
  await expect.poll(now).toMatchObject({ step: "taking", side: "front" });
  expect(world.tried).toEqual(["0815", "4711"]);
});

test("a phone without a session learns the side, sends one photo, and shows that it arrived", async () => {
  const world = withLink();
  const { now, take, send } = await open(world);
  await expect.poll(now).toMatchObject({ step: "taking", side: "front", file: null, issue: null });
  await send();
  expect(world.count("SendKycCapture")).toBe(0);
  await take(photo());
  await send();
  await send();
  await expect.poll(() => now().step).toBe("sent");
  expect(world.sent).toEqual(["photo.jpg"]);
});

test.each([
  ["fileType", photo("a.gif", 3, "image/gif")],
  ["fileTooLarge", photo("a.jpg", 5_242_881)],
])("a photo with the issue %s is not sent, and another one can be taken", async (code, file) => {
  const world = withLink();
  const { now, take, send } = await open(world);
  await expect.poll(() => now().step).toBe("taking");
  await take(file);
  await expect.poll(now).toMatchObject({ issue: { code } });
  await send();
  expect(world.count("SendKycCapture")).toBe(0);
  await take(photo());
  await expect.poll(now).toMatchObject({ file: { name: "photo.jpg" }, issue: null });
});

test("a photo that is too large is sent as a smaller JPEG of the same picture", async () => {
  const world = withLink();
  const { now, take, send } = await open(world);
  await expect.poll(() => now().step).toBe("taking");
  await take(await largePhoto());
  await expect.poll(now).toMatchObject({ file: { name: "IMG_1.jpg", type: "image/jpeg" }, issue: null });
  const state = now();
  if (state.step !== "taking" || !state.file) throw new Error("There is no photo.");
  const { width, height } = await createImageBitmap(state.file);
  expect([width, height]).toEqual([3000, 1500]);
  await send();
  await expect.poll(() => now().step).toBe("sent");
  expect(world.sent).toEqual(["IMG_1.jpg"]);
});

test("a photo that is taken while an earlier photo is being shrunk is not replaced by the earlier photo", async () => {
  const world = withLink();
  const { now, take } = await open(world);
  await expect.poll(() => now().step).toBe("taking");
  const large = await largePhoto();
  await take(large);
  await take(photo());
  await expect.poll(now).toMatchObject({ file: { name: "photo.jpg" } });
  await shrinkPhoto(large);
  expect(now()).toMatchObject({ file: { name: "photo.jpg" } });
});

test("a photo whose answer was lost stays, and is sent again as the same photo", async () => {
  const world = withLink();
  const { now, take, send } = await open(world);
  await expect.poll(() => now().step).toBe("taking");
  await take(photo());
  world.provider.loseReplyOf("SendKycCapture");
  await send();
  await expect.poll(now).toMatchObject({ step: "taking", failure: { kind: "offline" } });
  expect(now()).toMatchObject({ file: { name: "photo.jpg" } });
  await send();
  await expect.poll(() => now().step).toBe("sent");
  expect(world.sent).toEqual(["photo.jpg", "photo.jpg"]);
});

test("a link that was used, or that ends while its photo is sent, is reported as ended", async () => {
  const used = withLink();
  used.answer(1006);
  const first = await open(used);
  await expect.poll(() => first.now().step).toBe("ended");
  const world = withLink();
  const { now, take, send } = await open(world);
  await expect.poll(() => now().step).toBe("taking");
  await take(photo());
  world.answer(1006);
  await send();
  await expect.poll(() => now().step).toBe("ended");
});

test("a link that cannot be read can be tried again", async () => {
  const world = withLink();
  world.answer(0);
  const { now, act } = await open(world);
  await expect.poll(now).toMatchObject({ step: "unavailable", failure: { kind: "refused" } });
  world.answer(1);
  await act(() => {
    const state = now();
    if (state.step === "unavailable") state.retry();
  });
  await expect.poll(() => now().step).toBe("taking");
});

test("without a token, and without the capability, nothing is sent", async () => {
  const incomplete = withLink();
  const { now } = await open(incomplete, { token: "", code: null });
  expect(now().step).toBe("ended");
  const without = withLink({ capabilities: [...told.capabilities] });
  const off = await open(without);
  await expect.poll(() => off.now().step).toBe("unsupported");
  expect(off.now().step).toBe("unsupported");
  expect([incomplete.count("OpenKycCapture"), without.count("OpenKycCapture")]).toEqual([0, 0]);
});

test.each([
  ["sent", 1],
  ["ended", 1006],
])("after a link is %s, another link in the same page takes its own photo", async (step, code) => {
  const world = withLink();
  const { now, type, take, send, rerender } = await open(world);
  await expect.poll(() => now().step).toBe("taking");
  await take(photo());
  world.answer(code);
  await send();
  await expect.poll(() => now().step).toBe(step);
  world.answer(1);
  await rerender({ token: "another-token" });
  await expect.poll(now).toMatchObject({ step: "locked", isWrong: false });
  await type(CODE);
  await expect.poll(now).toMatchObject({ step: "taking", file: null, failure: null });
});
