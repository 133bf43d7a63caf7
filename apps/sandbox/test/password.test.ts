import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { digestOf, hashDigest, verifyDigest } from "../src/session/password.ts";

/** Returns the priorities of this process's threads on Linux: 0 is the default, higher values have lower priority. */
const niceValues = (): number[] =>
  readdirSync("/proc/self/task").map((id) => {
    const fields = readFileSync(`/proc/self/task/${id}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return Number(fields[16]);
  });

test("a password is stored as a salted hash, and verified against it", async () => {
  const digest = digestOf("Sandbox-2026!");
  const [one, another] = await Promise.all([hashDigest(digest, "here"), hashDigest(digest, "here")]);
  expect(one).toMatch(/^\$argon2id\$/);
  expect(another).not.toBe(one);
  expect(await verifyDigest(one, digest, "here")).toBe(true);
  expect(await verifyDigest(one, digestOf("sandbox-2026!"), "here")).toBe(false);
  expect(await verifyDigest(null, digest, "here")).toBe(false);
});

test.skipIf(process.platform !== "linux")(
  "passwords are hashed on threads of a lower priority than the requests",
  async () => {
    await hashDigest(digestOf("Sandbox-2026!"), "here");
    expect(niceValues()).toContain(10);
  },
);
