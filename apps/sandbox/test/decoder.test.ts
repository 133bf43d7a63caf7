import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createDecoder, type Decoder } from "../src/http/decoder.ts";
import { createPauses } from "../src/http/pause.ts";
import { Problem } from "../src/http/problem.ts";
import { createTurns } from "../src/http/turns.ts";
import { gifOf, pdfBomb, pdfOf, pngOf, slowJpeg } from "./hostile-files.ts";
import { image, receipt } from "./provider.ts";

const proofs = ["image/jpeg", "image/png", "image/webp", "image/gif", "application/pdf"];
const isLinux = process.platform === "linux";
const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());
const isThere = (pid: number) => {
  try {
    process.kill(pid, 0);
    // The process has ended, and its parent has not collected it yet.
    return !isLinux || !readFileSync(`/proc/${pid}/stat`, "utf8").includes(") Z ");
  } catch {
    return false;
  }
};

let decoder: Decoder = createDecoder();
afterEach(() => decoder.close());

const opened = async (file: File, limits?: Parameters<typeof createDecoder>[0]) => {
  await decoder.close();
  decoder = createDecoder(limits);
  return decoder.open(await bytesOf(file), proofs);
};
const flat = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: "#fff" } });

describe("the decoder of uploads", { timeout: 120_000 }, () => {
  test("decodes one file after the other in one separate process", async () => {
    expect(await opened(image("a.png"))).toMatchObject({ mediaType: "image/png", ending: "png" });
    const first = decoder.pid();
    expect(first).not.toBe(process.pid);
    expect(await decoder.open(await bytesOf(receipt()), proofs)).toMatchObject({
      bytes: null,
      ending: "pdf",
    });
    expect(decoder.pid()).toBe(first);
  });

  test("reads a file's declared size before it decodes it", async () => {
    const cheap = { processorSeconds: 3, megabytes: 180, seconds: 20 };
    expect(await opened(pngOf(50_000, 50_000, 300), cheap)).toBe("pixels");
    expect(await opened(gifOf(1000, 2000), cheap)).toBe("animated");
    expect(await opened(pdfOf(101), cheap)).toBe("pages");
    expect(await opened(pdfOf(100), cheap)).toMatchObject({ mediaType: "application/pdf" });
  });

  test("does not unpack files that unpack to gigabytes, even when compressed twice", async () => {
    const cheap = { processorSeconds: 3, megabytes: 250, seconds: 20 };
    expect(await opened(pdfBomb(2000), cheap)).toBe("damaged");
    expect(await opened(pdfBomb(1000, { twice: true }), cheap)).toBe("damaged");
  });

  test("reduces images, and decodes 40 megapixels within 350 MB and 1.5 seconds", async () => {
    const enough = { processorSeconds: 1.5, megabytes: 350, seconds: 60 };
    for (const format of ["webp", "png", "jpeg"] as const) {
      const bytes = new Uint8Array(await flat(6_300).toFormat(format).toBuffer());
      const outcome = await opened(new File([bytes], "flat"), enough);
      if (typeof outcome === "string" || !outcome.bytes)
        throw new Error(`${format}: ${JSON.stringify(outcome)}`);
      expect(await sharp(outcome.bytes).metadata()).toMatchObject({ format, width: 3_000, height: 3_000 });
    }
  });

  test.runIf(isLinux).each([
    ["time of the processor", { processorSeconds: 0.02, megabytes: 500, seconds: 60 }, "costly"],
    ["memory", { processorSeconds: 60, megabytes: 1, seconds: 60 }, "costly"],
    [
      "time by the clock, which a busy machine may cause",
      { processorSeconds: 60, megabytes: 500, seconds: 0.001 },
      "late",
    ],
  ])(
    "ends with its file at its limit of %s, and decodes the next one in a new process",
    async (_what, limits, outcome) => {
      const slow = await slowJpeg();
      expect(await opened(slow, limits)).toBe(outcome);
      expect(decoder.pid()).toBeNull();
      expect(await opened(image("a.png"))).toMatchObject({ mediaType: "image/png" });
    },
  );

  test("has the system's limits of memory and time, and none of the provider's environment", async () => {
    vi.stubEnv("DATABASE_URL", "postgres://secret");
    await opened(image("a.png"));
    vi.unstubAllEnvs();
    if (!isLinux) return;
    const pid = decoder.pid();
    expect(readFileSync(`/proc/${pid}/environ`, "utf8")).not.toContain("secret");
    const limits = readFileSync(`/proc/${pid}/limits`, "utf8");
    expect(limits).toMatch(/Max cpu time +60 /);
    expect(limits).toMatch(/Max data size +1126400000 /);
  });

  test.each(["SIGTERM", "SIGKILL"] as const)("ends with its parent process, by %s", async (signal) => {
    const program = join(import.meta.dirname, "decoder-parent.ts");
    const png = Buffer.from(await bytesOf(image("a.png"))).toString("base64");
    const parent = spawn(process.execPath, [program, png], { stdio: ["ignore", "pipe", "inherit"] });
    const [said]: unknown[] = await once(parent.stdout, "data");
    const pid = Number(said);
    expect(isThere(pid)).toBe(true);
    parent.kill(signal);
    await vi.waitFor(() => expect(isThere(pid)).toBe(false), { timeout: 10_000 });
  });
});

const words = { own: "Yours are under way.", all: "Too many are under way." };

test("files are decoded in turn, with a share per client and a limit for all", async () => {
  const { take } = createTurns({ atOnce: 1, waiting: 3, ofOne: 2, words, retryAfter: 5 });
  const first = Promise.withResolvers<string>();
  const mine = [take(1, () => first.promise), take(1, async () => "second")];
  await expect(take(1, async () => "third")).rejects.toMatchObject({ status: 429, retryAfter: 2 });
  const others = [take(2, async () => "2"), take(3, async () => "3")];
  const last = take(4, async () => "4");
  // A client that had a turn already is displaced by a client that had no turn yet.
  await expect(mine[1]).rejects.toMatchObject({ status: 503, retryAfter: 5 });
  first.resolve("first");
  expect(await Promise.all([mine[0], ...others, last])).toEqual(["first", "2", "3", "4"]);
  expect(await take(1, async () => "again")).toBe("again");
});

describe("turns are fair", () => {
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  /** Queues tasks that end on demand, and records the order in which they began. */
  const line = (share: Pick<Parameters<typeof createTurns>[0], "atOnce" | "waiting" | "ofOne">) => {
    const { take } = createTurns({ ...share, words, retryAfter: 5 });
    const began: number[] = [];
    const ends: (() => void)[] = [];
    return {
      began,
      ask: (owner: number) =>
        take(owner, () => {
          began.push(owner);
          return new Promise<void>((resolve) => ends.push(resolve));
        }),
      async endOne() {
        await settled();
        ends.shift()?.();
        await settled();
      },
    };
  };
  const crowd = Array.from({ length: 10 }, (_, index) => index + 1);

  test("a new client waits for the running file only, whatever ten other clients have queued", async () => {
    const { began, ask, endOne } = line({ atOnce: 1, waiting: 20, ofOne: 2 });
    for (const owner of crowd) void ask(owner);
    for (const _ of crowd) await endOne();
    for (const owner of [...crowd, ...crowd]) void ask(owner);
    void ask(11);
    await endOne();
    expect(began.slice(crowd.length)).toEqual([1, 11]);
  });

  test("each client's first file precedes any second file", async () => {
    const { began, ask, endOne } = line({ atOnce: 1, waiting: 20, ofOne: 3 });
    for (const owner of [1, 1, 1, 2, 2, 3]) void ask(owner);
    for (let turn = 0; turn < 6; turn += 1) await endOne();
    expect(began).toEqual([1, 2, 3, 1, 2, 1]);
  });

  test("when too many wait, the last in order is refused, not the last to arrive", async () => {
    const { began, ask, endOne } = line({ atOnce: 1, waiting: 2, ofOne: 3 });
    void ask(1);
    void ask(1);
    const refused = ask(1);
    void ask(2);
    await expect(refused).rejects.toMatchObject({ status: 503, retryAfter: 5 });
    for (let turn = 0; turn < 3; turn += 1) await endOne();
    expect(began).toEqual([1, 2, 1]);
    void ask(1);
    await settled();
    expect(began).toEqual([1, 2, 1, 1]);
  });
});

test("a client whose files exceed the limits waits, each time for longer, and no other client does", () => {
  let seconds = 0;
  const pauses = createPauses(() => seconds);
  const wait = () => {
    try {
      pauses.check(1);
      return 0;
    } catch (error) {
      return error instanceof Problem && error.status === 429 ? error.retryAfter : error;
    }
  };
  const waits = Array.from({ length: 7 }, () => {
    pauses.begin(1);
    const given = wait();
    pauses.check(2);
    seconds += Number(given);
    expect(wait()).toBe(0);
    return given;
  });
  expect(waits).toEqual([30, 60, 120, 240, 480, 600, 600]);
  seconds += 3_601;
  pauses.begin(2);
  pauses.begin(1);
  expect(wait()).toBe(30);
});
