import { createDecoder } from "../src/http/decoder.ts";

/** A process that decodes a file, prints the decoder's process id, and waits to be killed. */
const decoder = createDecoder();
await decoder.open(new Uint8Array(Buffer.from(process.argv[2] ?? "", "base64")), ["image/png"]);
process.stdout.write(String(decoder.pid()));
setInterval(() => {}, 1_000);
