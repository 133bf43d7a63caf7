import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "./button.tsx";

test("answers to Enter and to Space", async () => {
  const press = vi.fn<() => void>();
  const screen = await render(<Button onPress={press}>Deposit</Button>);
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "Deposit" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await userEvent.keyboard(" ");
  expect(press).toHaveBeenCalledTimes(2);
});

test("takes no press while pending, keeps its focus and says what it does", async () => {
  const press = vi.fn<() => void>();
  const button = (isPending: boolean) => (
    <Button onPress={press} isPending={isPending} pendingLabel="Signing In...">
      Sign Me In
    </Button>
  );
  const screen = await render(button(false));
  await userEvent.tab();
  await screen.rerender(button(true));
  const pending = screen.getByRole("button", { name: "Signing In..." });
  await expect.element(pending).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(press).not.toHaveBeenCalled();
});

test("says in words that it works, once, and names nothing that may be gone", async () => {
  const button = (isPending: boolean) => (
    <Button isPending={isPending} pendingLabel="Signing In...">
      Sign Me In
    </Button>
  );
  document.querySelector("[data-live-announcer]")?.remove();
  const screen = await render(button(false));
  await userEvent.tab();
  await screen.rerender(button(true));
  await expect.poll(() => document.querySelector("[data-live-announcer]")?.textContent).toBe("Signing In...");
  await screen.rerender(button(false));
  await screen.unmount();
  expect(document.querySelector("[data-live-announcer] [aria-labelledby]")).toBeNull();
  expect(document.querySelector("[data-live-announcer]")?.textContent).toBe("Signing In...");
});

test("keeps its width when it becomes pending", async () => {
  const button = (isPending: boolean) => (
    <Button isPending={isPending} pendingLabel="...">
      Sign Me In
    </Button>
  );
  const screen = await render(button(false));
  const width = screen.getByRole("button").element().getBoundingClientRect().width;
  await screen.rerender(button(true));
  expect(screen.getByRole("button").element().getBoundingClientRect().width).toBe(width);
});

test("is at least 44 px high", async () => {
  const screen = await render(<Button>OK</Button>);
  expect(screen.getByRole("button").element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

test("has the words of a quiet button near the edge of what is above it on a phone, where buttons wrap", async () => {
  await page.viewport(390, 640);
  const screen = await render(<Button variant="quiet">Start another deposit</Button>);
  const button = screen.getByRole("button").element();
  const words = button.querySelector("span")?.getBoundingClientRect();
  expect(words?.left).toBeLessThanOrEqual(button.getBoundingClientRect().left + 6);
  await page.viewport(1280, 800);
});
