import { StrictMode, Suspense, use, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render, renderHook } from "vitest-browser-react";
import type { Broker } from "./broker.ts";
import { BrokerProvider } from "./provider.tsx";
import { everyHook, PageOf } from "../test/every-hook.tsx";
import { createTestProvider } from "../test/provider.ts";
import { signedIn, within } from "../test/render.tsx";

const complaints: unknown[] = [];

beforeEach(() => {
  complaints.length = 0;
  for (const level of ["error", "warn"] as const)
    vi.spyOn(console, level).mockImplementation((...said) => void complaints.push(said));
});
afterEach(() => void vi.restoreAllMocks());

const isQuiet = ({ queryClient }: Broker) => queryClient.isFetching() + queryClient.isMutating() === 0;

test.each(everyHook)(
  "%s works in strict mode: it settles, requests nothing twice, and unmounts",
  async (_name, call) => {
    const { provider, broker } = await signedIn();
    provider.calls.length = 0;
    const hook = await renderHook(call, within(broker));
    await expect.poll(() => isQuiet(broker)).toBe(true);
    await hook.rerender();
    await expect.poll(() => isQuiet(broker)).toBe(true);
    await hook.unmount();
    expect(complaints).toEqual([]);
    expect(provider.calls.toSorted()).toEqual([...new Set(provider.calls)].toSorted());
  },
);

/** Effects run after hydration. */
function Alive({ onAlive }: { onAlive: () => void }) {
  useEffect(onAlive, [onAlive]);
  return null;
}

test.each(everyHook)("%s hydrates a server-rendered page without changes", async (_name, call) => {
  const { broker } = await signedIn();
  const onAlive = vi.fn<() => void>();
  const page = (one: Broker) => (
    <StrictMode>
      <PageOf call={call} broker={one} />
      <Alive onAlive={onAlive} />
    </StrictMode>
  );
  const container = document.createElement("div");
  container.innerHTML = renderToString(page(createTestProvider().broker()));
  const mended: unknown[] = [];
  const root = hydrateRoot(container, page(broker), { onRecoverableError: (error) => mended.push(error) });
  await expect.poll(() => onAlive.mock.calls.length).toBeGreaterThan(0);
  await expect.poll(() => isQuiet(broker)).toBe(true);
  root.unmount();
  expect([mended, complaints]).toEqual([[], []]);
});

const never = new Promise<never>(() => {});

test.each(everyHook)("%s has no effect in a render that React discards", async (_name, call) => {
  const { provider, broker } = await signedIn();
  provider.calls.length = 0;
  const kept = [...provider.kept];
  const listening = vi.spyOn(window, "addEventListener");
  let renderings = 0;
  const Probe = () => {
    renderings += 1;
    call();
    return use(never);
  };
  const screen = await render(
    <BrokerProvider broker={broker}>
      <Suspense fallback="waiting">
        <Probe />
      </Suspense>
    </BrokerProvider>,
  );
  await expect.poll(() => screen.container.textContent).toBe("waiting");
  expect(renderings).toBeGreaterThan(0);
  expect([provider.calls, [...provider.kept]]).toEqual([[], kept]);
  expect(listening.mock.calls.map(([type]) => type)).not.toContain("focus");
  expect(complaints).toEqual([]);
});
