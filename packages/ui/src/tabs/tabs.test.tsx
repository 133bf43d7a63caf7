import { RouterProvider } from "react-aria-components";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { PageLayout } from "../page-layout/page-layout.tsx";
import { Tabs } from "./tabs.tsx";

const items = [
  { id: "deposit", label: "Deposit", href: "?tab=deposit", content: "Deposits" },
  { id: "withdrawal", label: "Withdrawal", href: "?tab=withdrawal", content: "Withdrawals" },
];

test("are links that use the app's router", async () => {
  const navigate = vi.fn<(path: string) => void>();
  await render(
    <RouterProvider navigate={navigate}>
      <Tabs label="Transactions" selected="deposit" items={items} />
    </RouterProvider>,
  );
  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight}{Enter}");
  expect(navigate).toHaveBeenCalledWith("?tab=withdrawal", undefined);
});

test("mount only the open view", async () => {
  const screen = await render(<Tabs label="Transactions" selected="withdrawal" items={items} />);
  await expect.element(screen.getByText("Withdrawals")).toBeVisible();
  expect(screen.getByText("Deposits", { exact: true }).query()).toBeNull();
});

afterEach(async () => {
  document.documentElement.dir = "ltr";
  await page.viewport(1280, 800);
});

test.each(["ltr", "rtl"])("scroll the open tab into view where not all have room, %s", async (direction) => {
  await page.viewport(320, 640);
  document.documentElement.dir = direction;
  const many = ["Deposit", "Withdrawal", "Internal Transfer", "Compound Scheme"].map((label) => ({
    id: label,
    label,
    content: label,
  }));
  const screen = await render(<Tabs label="Transactions" selected="Compound Scheme" items={many} />);
  const tab = screen.getByRole("tab", { name: "Compound Scheme" }).element().getBoundingClientRect();
  const row = screen.getByRole("tablist").element().getBoundingClientRect();
  expect(tab.left).toBeGreaterThanOrEqual(row.left - 1);
  expect(tab.right).toBeLessThanOrEqual(row.right + 1);
});

/** Presses the mouse on a point of the window, which a locator's click would scroll to the middle first. */
async function pressAt(x: number, y: number): Promise<void> {
  const frame = window.frameElement?.getBoundingClientRect();
  const at = { x: x + (frame?.left ?? 0), y: y + (frame?.top ?? 0), button: "left", clickCount: 1 } as const;
  await cdp().send("Input.dispatchMouseEvent", { type: "mousePressed", ...at });
  await cdp().send("Input.dispatchMouseEvent", { type: "mouseReleased", ...at });
}

test.each(["links", "buttons"])(
  "select the last, half-visible tab up to the edge of a phone, %s",
  async (kind) => {
    await page.viewport(390, 844);
    const address = (id: string) => kind === "links" && { href: `#${id}` };
    const profile = [
      { id: "0", label: "profile", content: "Here is the profile", ...address("0") },
      { id: "1", label: "withdrawal settings", content: "Here are the settings", ...address("1") },
      { id: "2", label: "settings & security", content: "Here is the security", ...address("2") },
      { id: "3", label: "legal", content: "Here is the law", ...address("3") },
    ];
    function Profile() {
      const [selected, setSelected] = useState("0");
      return (
        <RouterProvider navigate={(path) => setSelected(path.slice(1))}>
          <PageLayout header={null} footer={null}>
            <Tabs
              label="Profile"
              selected={selected}
              items={profile}
              {...(kind === "buttons" && { onSelect: setSelected })}
            />
          </PageLayout>
        </RouterProvider>
      );
    }
    const screen = await render(<Profile />);
    const tab = screen.getByRole("tab", { name: "settings & security" });
    const { left, right, top, bottom } = tab.element().getBoundingClientRect();
    expect(left).toBeLessThan(374);
    expect(right).toBeGreaterThan(390);
    // Beyond the column of the content, which ends at 374.
    await pressAt(382, (top + bottom) / 2);
    await expect.element(screen.getByText("Here is the security")).toBeVisible();
    // The tab stays in view after the press has given it the focus.
    await expect.poll(() => tab.element().getBoundingClientRect().right).toBeLessThanOrEqual(391);
    await page.viewport(1280, 800);
  },
);
