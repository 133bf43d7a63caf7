import { RouterProvider } from "react-aria-components";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Tabs } from "./tabs.tsx";

const items = [
  { id: "deposit", label: "Deposit", href: "?tab=deposit", content: "Deposits" },
  { id: "withdrawal", label: "Withdrawal", href: "?tab=withdrawal", content: "Withdrawals" },
];

test("are links that go through the app's router", async () => {
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
