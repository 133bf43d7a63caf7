import { afterEach, expect, test, vi } from "vitest";
import { openWindow } from "./open-window.ts";

afterEach(() => vi.restoreAllMocks());

test("a payment's window has no opener before it navigates", () => {
  const steps: string[] = [];
  const opened = {
    set opener(value: unknown) {
      steps.push(`opener ${String(value)}`);
    },
    location: { replace: (url: string) => steps.push(url) },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the few parts of a window that are used
  vi.spyOn(window, "open").mockReturnValue(opened as unknown as Window);
  expect(openWindow("https://pay.example.com/")).toBe(true);
  expect(steps).toEqual(["opener null", "https://pay.example.com/"]);
});

test("a window that the browser blocks is reported", () => {
  vi.spyOn(window, "open").mockReturnValue(null);
  expect(openWindow("https://pay.example.com/")).toBe(false);
});
