import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build as pack } from "tsdown";
import { build, type Rolldown } from "vite";
import { beforeAll, expect, test } from "vitest";

const beyond = ["react", "@tanstack/react-query", "xstate", "@xstate/react"];
const isBeyond = (id: string) => beyond.some((name) => id === name || id.startsWith(`${name}/`));
/** Vite's helper for dynamic imports: an app has it once, however many of its parts use it. */
const bundlerHelper = "vite/preload-helper";
const isOutput = (result: unknown): result is Rolldown.RolldownOutput =>
  typeof result === "object" && result !== null && "output" in result;

/** The output folder of the published build; the nearest manifest is the package's there too. */
const published = join(import.meta.dirname, "../node_modules/.cache/size");

/** Bundles a source, and returns the code that is loaded at once. */
async function bundle(source: string): Promise<string> {
  const result = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: "silent",
    // The same definition as in a build for production, which has no warnings for developers.
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [
      {
        name: "given",
        enforce: "pre",
        resolveId(id) {
          if (id.includes(bundlerHelper)) return { id: bundlerHelper, external: true };
          // Its modules have no side effects, as its manifest says.
          if (id === "@broker/hooks") return { id: join(published, "index.js"), moduleSideEffects: false };
          return id === "entry" ? "\0entry" : null;
        },
        load: (id) => (id === "\0entry" ? source : null),
      },
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: "entry",
        external: isBeyond,
        preserveEntrySignatures: "strict",
        // Without hashes, which do not compress and change with every build.
        output: { chunkFileNames: "[name].js" },
      },
    },
  });
  const chunks = [result]
    .flat()
    .filter(isOutput)
    .flatMap(({ output }) => output);
  const loaded = new Set<string>();
  const load = (name: string): void => {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    if (chunk?.type !== "chunk" || loaded.has(name)) return;
    loaded.add(name);
    for (const one of chunk.imports) load(one);
  };
  for (const one of chunks) if (one.type === "chunk" && one.isEntry) load(one.fileName);
  return chunks
    .flatMap((one) => (one.type === "chunk" && loaded.has(one.fileName) ? [one.code] : []))
    .join("\n");
}

const kilobytes = (code: string) => brotliCompressSync(code).length / 1000;

/** A text of each journey that no other contains. */
const marks = {
  deposit: ["proofNotFound", "payment.continue"],
  withdrawal: ["eligibilityUnknown", "withdrawal.confirm"],
  kyc: ["submissionNotFound", "kyc.submit"],
  transfer: ["transfer.repeat", "transfer.submit"],
  sessionGuard: ["endingByInactivity", "session.extend"],
  registration: ["mustAccept", "hasAcceptedRisk"],
  emailVerification: ["countdown.pause", "verification.retry"],
  passwordReset: ["coolingDown", "reset.restart"],
} as const;
type Journey = keyof typeof marks;

const journeys: readonly (readonly [hook: string, journey: Journey])[] = [
  ["useDeposit", "deposit"],
  ["useWithdrawal", "withdrawal"],
  ["useKyc", "kyc"],
  ["useTransfer", "transfer"],
  ["useUserTransfer", "transfer"],
  ["useSessionGuard", "sessionGuard"],
  ["useRegistration", "registration"],
  ["useEmailVerification", "emailVerification"],
  ["usePasswordReset", "passwordReset"],
];

beforeAll(async () => {
  await pack({ cwd: join(import.meta.dirname, ".."), outDir: published, dts: false, logLevel: "silent" });
});

test.each(journeys)(
  "%s, with the broker and the SDK below it, is at most 20 kB without any other journey",
  async (...row) => {
    const [hook, journey] = row;
    const source = `export { createBroker, BrokerProvider, ${hook} } from "@broker/hooks"`;
    const code = await bundle(source);
    const size = kilobytes(code);
    const remedy = `${hook} is ${size} kB. Every field of an answer counts, because the SDK contains the list of all calls. Shorten the code that ${hook} imports, or import a part of it late, with import(); the limit stays.`;
    expect(size, remedy).toBeLessThanOrEqual(20);
    const named = Object.entries(marks).filter(([, words]) => words.every((word) => code.includes(word)));
    expect(named.map(([name]) => name)).toEqual([journey]);
  },
);

test("the SDK is at most 6 kB with all dependencies, and has no operation for staff", async () => {
  const code = await bundle('export * from "@broker/sdk"');
  expect(kilobytes(code)).toBeLessThanOrEqual(6);
  expect(code).toContain("WithdrawalRequest");
  expect(code).not.toContain("ApproveWithdrawalRequest");
});

test("the client with openapi-fetch's interface is at most 6 kB as well", async () => {
  const code = await bundle('export * from "@broker/sdk/fetch"');
  expect(kilobytes(code)).toBeLessThanOrEqual(6);
});

test("its money functions, with the decimals below them, are at most 3 kB without the client", async () => {
  const code = await bundle('export * from "@broker/sdk/money"');
  expect(kilobytes(code)).toBeLessThanOrEqual(3);
  expect(code).not.toContain("idempotency-key");
});
