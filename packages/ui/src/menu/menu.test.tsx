import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { I18nProvider } from "react-aria-components/I18nProvider";
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

test.each([
  ["ltr", "ArrowRight", "ArrowLeft"],
  ["rtl", "ArrowLeft", "ArrowRight"],
])("moves between options side by side in reading direction: %s", async (dir, forwards, back) => {
  const screen = await render(
    <I18nProvider locale={dir === "rtl" ? "ar-AE" : "en-GB"}>
      <Menu
        label="Account"
        trigger={<UserButton name="AMIRA" />}
        items={[
          {
            id: "appearance",
            label: "Appearance",
            columns: 2,
            options: [
              { id: "light", label: "Light" },
              { id: "dark", label: "Dark" },
            ],
            selected: "light",
            onSelect: () => {},
          },
        ]}
      />
    </I18nProvider>,
  );
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  const option = (name: string) => expect.element(screen.getByRole("menuitemradio", { name }));
  await option("Light").toHaveFocus();
  await userEvent.keyboard(`{${forwards}}`);
  await option("Dark").toHaveFocus();
  await userEvent.keyboard(`{${back}}`);
  await option("Light").toHaveFocus();
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

test("paints the pressed button before the list is rendered", async () => {
  const screen = await render(
    <Menu
      label="Account"
      trigger={<UserButton name="AMIRA" />}
      items={[{ id: "logout", label: "Logout" }]}
    />,
  );
  const button = screen.getByRole("button", { name: "AMIRA" });
  const openInFrame = new Promise((resolve) => {
    const note = () => requestAnimationFrame(() => resolve(button.element().ariaExpanded));
    addEventListener("click", note, { once: true, capture: true });
  });
  await button.click();
  expect(await openInFrame).toBe("false");
  await expect.element(screen.getByRole("menuitem", { name: "Logout" })).toHaveFocus();
});
