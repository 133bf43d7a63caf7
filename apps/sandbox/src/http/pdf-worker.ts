import { parentPort } from "node:worker_threads";
import { PDFDocument } from "@cantoo/pdf-lib";

/** Opens what it is sent as a PDF, and says whether it has a page. */
async function opens(bytes: Uint8Array): Promise<boolean> {
  try {
    const document = await PDFDocument.load(bytes, { ignoreEncryption: true, updateMetadata: false });
    return document.getPageCount() > 0;
  } catch {
    return false;
  }
}

// Between threads a message has no origin to name.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const say = (word: unknown) => parentPort?.postMessage(word);
parentPort?.on("message", (bytes: unknown) => {
  if (bytes instanceof Uint8Array) void opens(bytes).then(say);
});
say("ready");
