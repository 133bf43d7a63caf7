import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Link } from "../link/link.tsx";
import { Checkbox } from "./checkbox.tsx";

test("is checked with Space and describes its error", async () => {
  const screen = await render(
    <Checkbox name="terms" errorMessage="You must accept the terms">
      I accept
    </Checkbox>,
  );
  const box = screen.getByRole("checkbox", { name: "I accept" });
  await expect.element(box).toHaveAccessibleDescription("You must accept the terms");
  await userEvent.tab();
  await userEvent.keyboard(" ");
  await expect.element(box).toBeChecked();
});

test("follows a link in its label without being checked", async () => {
  const screen = await render(
    <Checkbox name="terms">
      I accept the <Link href="#the-terms">terms</Link>
    </Checkbox>,
  );
  const box = screen.getByRole("checkbox", { name: "I accept the terms" });
  await userEvent.click(screen.getByRole("link"));
  await expect.poll(() => window.location.hash).toBe("#the-terms");
  await expect.element(box).not.toBeChecked();
  window.location.hash = "";
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => window.location.hash).toBe("#the-terms");
  await expect.element(box).not.toBeChecked();
  await userEvent.click(screen.getByText("I accept the terms"), { position: { x: 8, y: 8 } });
  await expect.element(box).toBeChecked();
});
