import { startSandbox, type Sandbox, customerPassword, smallestImage } from "@broker/sandbox/testing";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from "vitest";
import { buildApp, link, typecheck } from "./fresh-app.ts";

const source = join(import.meta.dirname, "../apps/examples/terminal");
const folder = join(inject("app"), "terminal");
const [enter, up, down] = ["\r", "\u001B[A", "\u001B[B"];
const backspaces = (text: string) => Array.from(text, () => "\u007F");
let sandbox: Sandbox;

beforeAll(async () => {
  await cp(source, folder, { recursive: true, filter: (file) => !file.includes("node_modules") });
  await Promise.all(["ink", "@types/node"].map((name) => link(source, name, folder)));
  await writeFile(
    join(folder, "tsconfig.json"),
    JSON.stringify({ extends: "../tsconfig.json", compilerOptions: { types: ["node"] }, include: ["*"] }),
  );
  await writeFile(join(folder, "receipt.png"), smallestImage);
  [sandbox] = await Promise.all([startSandbox(), buildApp(folder, { build: { ssr: "main.tsx" } })]);
});
afterAll(() => sandbox.remove());

/** Runs the built program in a pseudo terminal. */
function open() {
  const { CI: _, ...env } = process.env;
  const command = `stty cols 120; exec '${process.execPath}' dist/main.js ${sandbox.url}`;
  const child = spawn("script", ["--quiet", "--flush", "--return", "--command", command, "/dev/null"], {
    cwd: folder,
    env,
  });
  onTestFinished(() => void child.kill());
  let output = "";
  let hasPressed = false;
  child.stdout.on("data", (chunk) => (output += String(chunk)));
  return {
    ended: once(child, "exit"),
    /** Waits until the screen shows a text, and then presses a key or types. */
    async at(text: string, ...keys: readonly string[]) {
      const shown = () => stripVTControlCharacters(output);
      await expect.poll(shown, { timeout: 10_000 }).toContain(text);
      for (const key of keys) {
        // Two keys before the program has drawn the first one are read as one text.
        let drawn = "";
        // A program that has drawn its first screen reads keys a moment later.
        const interval = hasPressed ? 100 : 1_000;
        hasPressed = true;
        await expect.poll(() => drawn === (drawn = output), { interval, timeout: 10_000 }).toBe(true);
        output = "";
        child.stdin.write(key);
        await expect.poll(() => output, { timeout: 10_000 }).not.toBe("");
      }
    },
  };
}

test("the program passes its type check against the packed packages", async () => {
  expect(await typecheck(folder)).toBe("");
});

test("in a terminal, a client signs in and pays in by bank on the packed hooks, by the keyboard alone", async () => {
  const customer = await sandbox.createCustomer();
  const screen = open();
  await screen.at("Email:", "no", enter);
  await screen.at("This is not an email address.", ...backspaces("no"), customer.email, enter);
  await screen.at("Password:", "wrong", enter);
  await screen.at("Password: •••••", ...backspaces("wrong"), customerPassword, enter);
  await screen.at("Choose a bank.", down, up, enter);
  await screen.at("Amount in MYR:", "1", enter);
  await screen.at("The amount must be at least", "000", enter);
  await screen.at("Press Enter again to deposit 1000 MYR (223.71 USD) by Daybreak Bank.", enter);
  await screen.at("Path of an image or a PDF:", "no", enter);
  await screen.at("There is no image or PDF at this path.", ...backspaces("no"), "receipt.png", enter);
  await screen.at("The deposit was submitted. The provider reviews it.", "\u0003");
  expect(await screen.ended).toEqual([0, null]);
  expect(await sandbox.countEffects("DepositRequest", customer.userId)).toBe(1);
  expect(await sandbox.countEffects("SubmitDeposit", customer.userId)).toBe(1);
}, 60_000);
