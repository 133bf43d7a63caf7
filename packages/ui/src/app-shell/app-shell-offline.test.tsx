import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { AppShell } from "./app-shell.tsx";

const asked = vi.hoisted(() => vi.fn<() => void>());
vi.mock("../drawer/drawer.tsx", () => ({
  get Drawer(): never {
    asked();
    throw new TypeError("Failed to fetch dynamically imported module");
  },
}));

afterEach(() => page.viewport(1280, 800));

test("leaves the page usable when its drawer fails to load", async () => {
  await page.viewport(390, 844);
  const screen = await render(
    <AppShell
      logo="Meridian"
      items={[]}
      userMenu={null}
      footer={null}
      isCollapsed={false}
      onCollapsedChange={() => {}}
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
      Content
    </AppShell>,
  );
  const button = screen.getByRole("button", { name: "Menu", exact: true });
  await button.click();
  await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(0);
  await button.click();
  await expect.element(screen.getByText("Content")).toBeVisible();
});
