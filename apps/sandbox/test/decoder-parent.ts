import { createDecoder } from "../src/http/decoder.ts";

/** A process that opens a file in a decoder, says which process that is, and then waits to be ended. */
const decoder = createDecoder();
await decoder.open(new Uint8Array(Buffer.from(process.argv[2] ?? "", "base64")), ["image/png"]);
process.stdout.write(String(decoder.pid()));
setInterval(() => {}, 1_000);
