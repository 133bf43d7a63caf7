import { afterEach, expect, test, vi } from "vitest";
import { runAfterPaint } from "./after-paint.ts";

afterEach(() => void vi.restoreAllMocks());

test("the work runs once, after a frame", async () => {
  const work = vi.fn<() => void>();
  runAfterPaint(work);
  expect(work).not.toHaveBeenCalled();
  await expect.poll(() => work.mock.calls.length).toBe(1);
  // The time limit of a page without frames.
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(work).toHaveBeenCalledOnce();
});

test("the work runs without a frame on a page that paints none", async () => {
  vi.spyOn(globalThis, "requestAnimationFrame").mockReturnValue(0);
  const work = vi.fn<() => void>();
  runAfterPaint(work);
  await expect.poll(() => work.mock.calls.length).toBe(1);
});

test("cancelled work does not run", async () => {
  const cancelled = vi.fn<() => void>();
  const later = vi.fn<() => void>();
  runAfterPaint(cancelled)();
  runAfterPaint(later);
  await expect.poll(() => later.mock.calls.length).toBe(1);
  expect(cancelled).not.toHaveBeenCalled();
});
