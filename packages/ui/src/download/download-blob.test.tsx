import { expect, onTestFinished, test, vi } from "vitest";
import { downloadQrCode } from "../qr-code/qr-code.tsx";
import { downloadBlob } from "./download-blob.ts";

/** Captures the files of clicked links, in place of the browser's downloads. */
function watchDownloads() {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  onTestFinished(() => void vi.restoreAllMocks());
  const saved: { url: string; name: string }[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ url: this.href, name: this.download });
  });
  return saved;
}

const isReadable = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

test.for([
  ["a text", "deposits.csv", () => downloadBlob(new Blob(["1,2"]), "deposits.csv")],
  ["a QR code", "referral-qr.png", () => downloadQrCode("https://portal.example/", "referral-qr.png", 64)],
] as const)(
  "%s stays readable until the browser has saved it, and is released then",
  async ([, file, save]) => {
    const saved = watchDownloads();
    await save();
    expect(saved).toEqual([{ url: expect.stringMatching(/^blob:/), name: file }]);
    const { url = "" } = saved[0] ?? {};
    expect(await isReadable(url)).toBe(true);
    vi.runAllTimers();
    expect(await isReadable(url)).toBe(false);
  },
);
