import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { Countdown } from "./countdown.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

test("counts down by the second and calls back at the end once", async () => {
  const end = vi.fn<() => void>();
  const screen = await render(<Countdown label="Code valid for" until={1_002_000} onEnd={end} />);
  const timer = screen.getByRole("timer").element();
  expect(timer.textContent).toBe("Code valid for00:02");
  vi.advanceTimersByTime(1000);
  await vi.waitFor(() => expect(timer.textContent).toContain("00:01"));
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5000);
  await vi.waitFor(() => expect(timer.textContent).toContain("00:00"));
  expect(end).toHaveBeenCalledTimes(1);
});

test("shows the right time as soon as a sleeping device wakes", async () => {
  const screen = await render(<Countdown label="Code valid for" until={1_300_000} />);
  vi.setSystemTime(1_290_000);
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.waitFor(() => expect(screen.getByRole("timer").element().textContent).toContain("00:10"));
});

test("renders no figures on a server, whose clock differs", () => {
  const html = renderToString(<Countdown label="Code valid for" until={1_300_000} />);
  expect(html).toContain("00:00");
  expect(html).not.toContain("05:00");
});
