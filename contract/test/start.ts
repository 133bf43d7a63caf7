import { type InProcess, startInProcess } from "@broker/sandbox/in-process";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { FormParser } from "./world.ts";

/** Starts a provider for the tests of a file, and checks the invariants of its ledger after each test. Call the returned function in a test to get the provider. */
export function startProvider(settings: NodeJS.ProcessEnv = {}): () => InProcess {
  let provider: InProcess;
  beforeAll(async () => {
    vi.stubGlobal("DOMParser", FormParser);
    provider = await startInProcess(settings);
  });
  beforeEach(async () => {
    // The clock advances so that the limit of sign-ins per address is not reached.
    await provider.control("clock", { advanceMinutes: 60 });
  });
  afterEach(async () => {
    expect(await provider.control("ledger")).toMatchObject({ ok: true, violations: [] });
  });
  afterAll(() => provider.close());
  return () => provider;
}
