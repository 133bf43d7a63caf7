import { brotliCompressSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { beforeAll, expect, test } from "vitest";

const ours = `${import.meta.dirname}/index.ts`;
const beyond = ["react", "@tanstack/react-query", "xstate", "@xstate/react"];
const isBeyond = (id: string) => beyond.some((name) => id === name || id.startsWith(`${name}/`));
const isOutput = (result: unknown): result is Rolldown.RolldownOutput =>
  typeof result === "object" && result !== null && "output" in result;

type Files = Readonly<Record<string, string>>;

/** What each file of a package as it is published says, by its name. */
async function publish(entry: string): Promise<Files> {
  const isExternal = (id: string) => isBeyond(id) || id.startsWith("@broker/");
  const result = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: "silent",
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ["es"], fileName: "index" },
      rolldownOptions: { external: isExternal },
    },
  });
  const chunks = [result]
    .flat()
    .filter(isOutput)
    .flatMap(({ output }) => output);
  return Object.fromEntries(
    chunks.flatMap((one) =>
      one.type === "chunk" ? [[one.isEntry ? "@broker/hooks" : `./${one.fileName}`, one.code]] : [],
    ),
  );
}

/** Bundles a source, over the given files, and gives what of it is loaded at once. */
async function bundle(source: string, files: Files = {}): Promise<string> {
  const modules: Files = { entry: source, ...files };
  const result = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: "silent",
    plugins: [
      {
        name: "given",
        enforce: "pre",
        resolveId: (id) => (id in modules ? `\0${id}` : null),
        load: (id) => modules[id.slice(1)] ?? null,
      },
    ],
    build: {
      write: false,
      rolldownOptions: { input: "entry", external: isBeyond, preserveEntrySignatures: "strict" },
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

/** What each journey says that no other does. */
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
  ["useDepositWizard", "deposit"],
  ["useWithdrawal", "withdrawal"],
  ["useKyc", "kyc"],
  ["useTransfer", "transfer"],
  ["useUserTransfer", "transfer"],
  ["useSessionGuard", "sessionGuard"],
  ["useRegistration", "registration"],
  ["useEmailVerification", "emailVerification"],
  ["usePasswordReset", "passwordReset"],
];

// As published: few modules of ours, which a consumer's bundler has to take apart again.
let hooks: Files;
beforeAll(async () => {
  hooks = await publish(ours);
});

test.each(journeys)(
  "%s, with the broker and the SDK below it, is at most 21 kB and no other journey",
  async (...row) => {
    const [hook, journey] = row;
    const source = `export { createBroker, BrokerProvider, ${hook} } from "@broker/hooks"`;
    const code = await bundle(source, hooks);
    expect(kilobytes(code)).toBeLessThanOrEqual(21);
    const named = Object.entries(marks).filter(([, words]) => words.every((word) => code.includes(word)));
    expect(named.map(([name]) => name)).toEqual([journey]);
  },
);

test("the SDK is at most 6 kB with everything it needs, and knows no call for staff", async () => {
  const code = await bundle('export * from "@broker/sdk"');
  expect(kilobytes(code)).toBeLessThanOrEqual(6);
  expect(code).toContain("WithdrawalRequest");
  expect(code).not.toContain("ApproveWithdrawalRequest");
});

test("its money, with the decimals below it, is at most 3 kB and apart from the client", async () => {
  const code = await bundle('export * from "@broker/sdk/money"');
  expect(kilobytes(code)).toBeLessThanOrEqual(3);
  expect(code).not.toContain("idempotency-key");
});
