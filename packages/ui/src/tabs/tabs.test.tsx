import { RouterProvider } from "react-aria-components";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
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
  document.documentElement.dir = "ltr";
  await page.viewport(1280, 800);
  expect(tab.left).toBeGreaterThanOrEqual(row.left - 1);
  expect(tab.right).toBeLessThanOrEqual(row.right + 1);
});
