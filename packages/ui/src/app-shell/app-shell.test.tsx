import { LayoutDashboard } from "lucide-react";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { AppShell } from "./app-shell.tsx";

afterEach(async () => {
  await page.viewport(1280, 800);
  window.scrollTo(0, 0);
});

const primary = (label: string) => ({
  href: `#${label}`,
  label,
  icon: LayoutDashboard,
  isCurrent: false,
  isPrimary: true,
});

const shell = (onCollapsedChange: (isCollapsed: boolean) => void = () => {}, isCollapsed = false) => (
  <AppShell
    logo="Meridian"
    items={[
      { ...primary("Dashboard"), isCurrent: true },
      ...["Profile", "Deposit", "Transactions"].map(primary),
    ]}
    userMenu={null}
    footer="All Rights Reserved"
    isCollapsed={isCollapsed}
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

test("begins with a skip link to the content", async () => {
  const screen = await render(shell());
  await userEvent.tab();
  await expect.element(screen.getByRole("link", { name: "Skip to content" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("main")).toHaveFocus();
});

test("marks the current page, and collapses on request", async () => {
  const collapse = vi.fn<(isCollapsed: boolean) => void>();
  const screen = await render(shell(collapse));
  await expect
    .element(screen.getByRole("link", { name: "Dashboard" }))
    .toHaveAttribute("aria-current", "page");
  await screen.getByRole("button", { name: "Collapse menu" }).click();
  expect(collapse).toHaveBeenCalledWith(true);
});

test("hides its header when scrolling down and shows it when scrolling up", async () => {
  const screen = await render(shell());
  const top = () => screen.getByRole("banner").element().getBoundingClientRect().bottom;
  window.scrollTo(0, 600);
  await expect.poll(top).toBeLessThanOrEqual(0);
  window.scrollTo(0, 500);
  await expect.poll(top).toBeGreaterThan(0);
});

test("shows the menu as a drawer on phones, which Escape closes", async () => {
  await page.viewport(390, 844);
  const screen = await render(shell());
  await screen.getByRole("button", { name: "Menu" }).click();
  const drawer = screen.getByRole("dialog", { name: "Main menu" });
  await expect.element(drawer).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(drawer).not.toBeInTheDocument();
});

test("shows the name of a menu's icon beside it on focus and hover, until Escape", async () => {
  const screen = await render(shell(() => {}, true));
  const item = screen.getByRole("link", { name: "Dashboard" });
  const shown = () =>
    [...item.element().querySelectorAll<HTMLElement>("[aria-hidden] > span")].map((name) => name.textContent);
  expect(shown()).toEqual([]);
  for (let stops = 0; stops < 3 && document.activeElement !== item.element(); stops += 1)
    await userEvent.tab();
  await expect.element(item).toHaveFocus();
  await expect.poll(shown).toEqual(["Dashboard"]);
  await userEvent.keyboard("{Escape}");
  await expect.poll(shown).toEqual([]);
  await userEvent.hover(item);
  await expect.poll(shown).toEqual(["Dashboard"]);
});

test("cuts no word of the bottom bar at 320 px, neither with the text spacing of WCAG 1.4.12 nor with text twice as large", async () => {
  await page.viewport(320, 640);
  const style = document.createElement("style");
  document.head.append(style);
  await render(shell());
  for (const rule of [
    "* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }",
    ":root { font-size: 200% }",
  ]) {
    style.textContent = rule;
    const bar = [...document.querySelectorAll("nav")].at(-1);
    const cut = [...(bar?.querySelectorAll("span") ?? [])].filter(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1,
    );
    expect(cut.map(({ textContent }) => textContent)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  }
  style.remove();
  await page.viewport(1280, 800);
});
