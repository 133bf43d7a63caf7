import { type InProcess, startInProcess } from "@broker/sandbox/in-process";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { FormParser } from "./world.ts";

/** Starts a provider for the tests of a file, and holds its books to their invariants after each; call what it gives in a test. */
export function startProvider(settings: NodeJS.ProcessEnv = {}): () => InProcess {
  let provider: InProcess;
  beforeAll(async () => {
    vi.stubGlobal("DOMParser", FormParser);
    provider = await startInProcess(settings);
  });
  beforeEach(async () => {
    // So that nobody signs in too often from one address.
    await provider.control("clock", { advanceMinutes: 60 });
  });
  afterEach(async () => {
    expect(await provider.control("ledger")).toMatchObject({ ok: true, violations: [] });
  });
  afterAll(() => provider.close());
  return () => provider;
}
