import { Bell, LayoutDashboard } from "lucide-react";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Logo } from "../logo/logo.tsx";
import { UserButton } from "../user-button/user-button.tsx";
import { AppShell } from "./app-shell.tsx";

afterEach(async () => {
  document.documentElement.dir = "ltr";
  await page.viewport(1280, 800);
});

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 140 35"><rect width="140" height="35"/></svg>')}`;

const shell = (name: string, hasBell: boolean, logo = picture) => (
  <AppShell
    logo={<Logo src={logo} alt="Meridian Capital Markets" width={140} height={35} />}
    items={[{ href: "#", label: "Dashboard", icon: LayoutDashboard, isCurrent: true, isPrimary: true }]}
    userMenu={
      <>
        {hasBell && <IconButton icon={Bell} label="Notifications" figure="99+" />}
        <UserButton name={name} />
      </>
    }
    footer=""
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
  </AppShell>
);

const names = ["AMIRA", "ALEXANDRAMARI", "WWWWWWWWWWWWWWWWWWWW"];
const cases = [320, 359, 360, 390, 575, 576, 820].flatMap((width) =>
  names.flatMap((name) => (["ltr", "rtl"] as const).map((direction) => ({ width, name, direction }))),
);

test.each(cases)(
  "at $width px ($direction) a late bell moves nothing beside $name, in a header of one row",
  async ({ width, name, direction }) => {
    await page.viewport(width, 800);
    document.documentElement.dir = direction;
    const screen = await render(shell(name, false));
    const header = screen.getByRole("banner").element();
    const button = screen.getByRole("button", { name, exact: true });
    const boxes = () => [header, button.element()].map((one) => one.getBoundingClientRect().toJSON());
    const before = boxes();
    await screen.rerender(shell(name, true));
    await expect.element(screen.getByRole("button", { name: "Notifications" })).toBeVisible();
    expect(boxes()).toEqual(before);
    expect(header.getBoundingClientRect().height).toBe(64);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);

test("a company's name in place of a logo takes the free width of the row", async () => {
  await page.viewport(320, 640);
  const screen = await render(shell("ALEXANDRAMARI", true, ""));
  const header = screen.getByRole("banner").element().getBoundingClientRect();
  const button = screen.getByRole("button", { name: "ALEXANDRAMARI" }).element().getBoundingClientRect();
  const logo = screen
    .getByRole("banner")
    .getByText("Meridian Capital Markets")
    .element()
    .getBoundingClientRect();
  expect(Math.abs(logo.top + logo.bottom - header.top - header.bottom)).toBeLessThan(2);
  expect(Math.abs(button.top + button.bottom - header.top - header.bottom)).toBeLessThan(2);
});
