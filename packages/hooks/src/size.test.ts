import { brotliCompressSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { beforeAll, expect, test } from "vitest";

const ours = `${import.meta.dirname}/index.ts`;
const beyond = ["react", "@tanstack/react-query", "xstate", "@xstate/react"];
const isBeyond = (id: string) => beyond.some((name) => id === name || id.startsWith(`${name}/`));
const isOutput = (result: unknown): result is Rolldown.RolldownOutput =>
  typeof result === "object" && result !== null && "output" in result;

/** Bundles a source, with `@broker/hooks` as given, and gives what of it is loaded at once. */
async function bundle(
  source: string,
  { hooks = "", isExternal = isBeyond, minify = true } = {},
): Promise<string> {
  const modules: Record<string, string> = { "\0entry": source, "\0@broker/hooks": hooks };
  const result = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: "silent",
    plugins: [
      {
        name: "given",
        enforce: "pre",
        resolveId: (id) => (`\0${id}` in modules ? `\0${id}` : null),
        load: (id) => modules[id] ?? null,
        // What comes later is not of one piece with what is loaded at once, though both may share modules.
        transform: (code) => code.replaceAll(/\bimport\((?=["'])/g, "globalThis.later("),
      },
    ],
    build: {
      write: false,
      minify,
      rolldownOptions: { input: "entry", external: isExternal, preserveEntrySignatures: "strict" },
    },
  });
  return [result]
    .flat()
    .filter(isOutput)
    .flatMap(({ output }) => output)
    .flatMap((one) => (one.type === "chunk" && !one.isDynamicEntry ? [one.code] : []))
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

// As published: one module of ours, which a consumer's bundler has to take apart again.
let hooks: string;
beforeAll(async () => {
  const isExternal = (id: string) => isBeyond(id) || id.startsWith("@broker/");
  hooks = await bundle(`export * from ${JSON.stringify(ours)}`, { isExternal, minify: false });
});

test.each(journeys)(
  "%s, with the broker and the SDK below it, is at most 23 kB and no other journey",
  async (...row) => {
    const [hook, journey] = row;
    const source = `export { createBroker, BrokerProvider, ${hook} } from "@broker/hooks"`;
    const code = await bundle(source, { hooks });
    expect(kilobytes(code)).toBeLessThanOrEqual(23);
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
