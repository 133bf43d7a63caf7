import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { UserButton } from "../user-button/user-button.tsx";
import { Menu } from "./menu.tsx";

test("opens with the arrow key and performs an action on Enter", async () => {
  const logout = vi.fn<() => void>();
  const screen = await render(
    <Menu
      label="Account"
      trigger={<UserButton name="AMIRA" />}
      items={[{ id: "logout", label: "Logout", onAction: logout }]}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(screen.getByRole("menuitem", { name: "Logout" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(logout).toHaveBeenCalledOnce();
});

test("closes when an action is chosen during the opening animation", async () => {
  const screen = await render(
    <Menu
      label="Account"
      trigger={<UserButton name="AMIRA" />}
      items={[{ id: "logout", label: "Logout" }]}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  const isOpening = () => document.querySelector("[data-trigger=MenuTrigger][data-entering]") !== null;
  await vi.waitFor(() => expect(isOpening()).toBe(true), { interval: 1 });
  document.querySelector<HTMLElement>("[role=menuitem]")?.click();
  await expect.element(screen.getByRole("menu")).not.toBeInTheDocument();
});

test("names the dialog that contains its list", async () => {
  const screen = await render(
    <Menu
      label="Account"
      trigger={<UserButton name="AMIRA" />}
      items={[{ id: "logout", label: "Logout" }]}
    />,
  );
  await screen.getByRole("button", { name: "AMIRA" }).click();
  await expect.element(screen.getByRole("dialog", { name: "Account" })).toBeInTheDocument();
});
