import { LayoutDashboard } from "lucide-react";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { AppShell } from "./app-shell.tsx";

afterEach(async () => {
  await page.viewport(1280, 800);
  window.scrollTo(0, 0);
});

const shell = (onCollapsedChange: (isCollapsed: boolean) => void = () => {}) => (
  <AppShell
    logo="Meridian"
    items={[{ href: "#d", label: "Dashboard", icon: LayoutDashboard, isCurrent: true, isPrimary: true }]}
    userMenu={null}
    footer="All Rights Reserved"
    isCollapsed={false}
    onCollapsedChange={onCollapsedChange}
    labels={{
      skipToContent: "Skip to content",
      navigation: "Main menu",
      collapseMenu: "Collapse menu",
      expandMenu: "Expand menu",
      openMenu: "Menu",
      closeMenu: "Close menu",
      opensNewTab: "new tab",
    }}
  >
    <div style={{ blockSize: "3000px" }}>Content</div>
  </AppShell>
);

test("lets the keyboard skip to the content first", async () => {
  const screen = await render(shell());
  await userEvent.tab();
  await expect.element(screen.getByRole("link", { name: "Skip to content" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("main")).toHaveFocus();
});

test("tells where one is, and collapses on request", async () => {
  const collapse = vi.fn<(isCollapsed: boolean) => void>();
  const screen = await render(shell(collapse));
  await expect
    .element(screen.getByRole("link", { name: "Dashboard" }))
    .toHaveAttribute("aria-current", "page");
  await screen.getByRole("button", { name: "Collapse menu" }).click();
  expect(collapse).toHaveBeenCalledWith(true);
});

test("hides its header while reading on and brings it back on the way up", async () => {
  const screen = await render(shell());
  const top = () => screen.getByRole("banner").element().getBoundingClientRect().bottom;
  window.scrollTo(0, 600);
  await expect.poll(top).toBeLessThanOrEqual(0);
  window.scrollTo(0, 500);
  await expect.poll(top).toBeGreaterThan(0);
});

test("keeps the menu in a drawer on phones, closed by Escape", async () => {
  await page.viewport(390, 844);
  const screen = await render(shell());
  await screen.getByRole("button", { name: "Menu" }).click();
  const drawer = screen.getByRole("dialog", { name: "Main menu" });
  await expect.element(drawer).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(drawer).not.toBeInTheDocument();
});
