import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "./button.tsx";

test("is pressed by Enter and by Space", async () => {
  const press = vi.fn<() => void>();
  const screen = await render(<Button onPress={press}>Deposit</Button>);
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "Deposit" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await userEvent.keyboard(" ");
  expect(press).toHaveBeenCalledTimes(2);
});

test("cannot be pressed while pending, stays focused and shows its pending label", async () => {
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

test("announces its pending label once, without its own label, which may not be visible", async () => {
  const button = (isPending: boolean) => (
    <Button isPending={isPending} pendingLabel="Signing In...">
      Sign Me In
    </Button>
  );
  document.querySelector("[data-live-announcer][role='log']")?.remove();
  const screen = await render(button(false));
  await userEvent.tab();
  await screen.rerender(button(true));
  await expect
    .poll(() => document.querySelector("[data-live-announcer][role='log']")?.textContent)
    .toBe("Signing In...");
  await screen.rerender(button(false));
  await screen.unmount();
  expect(document.querySelector("[data-live-announcer] [aria-labelledby]")).toBeNull();
  expect(document.querySelector("[data-live-announcer][role='log']")?.textContent).toBe("Signing In...");
});

test("does not change its width when it becomes pending", async () => {
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

test("aligns the text of a quiet button with the content above on a phone, where buttons wrap", async () => {
  await page.viewport(390, 640);
  const screen = await render(<Button variant="quiet">Start another deposit</Button>);
  const button = screen.getByRole("button").element();
  const words = button.querySelector("span")?.getBoundingClientRect();
  expect(words?.left).toBeLessThanOrEqual(button.getBoundingClientRect().left + 6);
  await page.viewport(1280, 800);
});
