import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { createProvider, type Provider, type ProviderParts } from "./provider.ts";

/** The provider of the tests of a file. Each test begins at the same time, and without counted attempts. */
export let provider: Provider;

/**
 * Opens a provider for the tests of a file, which this module exports. `parts` are parts of the provider in place of the
 * usual ones, such as its configuration.
 */
export function openProvider(parts: ProviderParts = {}): void {
  beforeAll(async () => {
    provider = await createProvider(parts);
  });
  beforeEach(async () => {
    provider.clock.reset();
    await provider.forgetLimits();
  });
  afterAll(() => provider.close());
}

/** Proves the books of the provider after each test of a file. */
export function proveBooks(): void {
  afterEach(async () => {
    expect(await provider.control("ledger")).toMatchObject({ ok: true, violations: [] });
  });
}
