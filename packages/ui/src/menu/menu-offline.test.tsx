import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { UserButton } from "../user-button/user-button.tsx";
import { Menu } from "./menu.tsx";

vi.mock("./menu-list.tsx", () => ({
  get MenuList(): never {
    throw new TypeError("Failed to fetch dynamically imported module");
  },
}));

test("stays closed when its code fails to load, and leaves the page unchanged", async () => {
  const screen = await render(
    <Menu
      label="Account"
      trigger={<UserButton name="AMIRA" />}
      items={[{ id: "logout", label: "Logout" }]}
    />,
  );
  const button = screen.getByRole("button", { name: "AMIRA" });
  await button.click();
  await expect.element(button).toHaveAttribute("aria-expanded", "false");
  await button.click();
  await expect.element(button).toHaveAttribute("aria-expanded", "false");
});
