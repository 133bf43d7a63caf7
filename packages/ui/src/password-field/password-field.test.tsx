import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { PasswordField } from "./password-field.tsx";

test("shows and hides the password by keyboard without changing it", async () => {
  const screen = await render(
    <PasswordField label="Password" autoComplete="current-password" showLabel="Show" hideLabel="Hide" />,
  );
  await userEvent.tab();
  await userEvent.keyboard("secret");
  const input = screen.getByLabelText("Password");
  await expect.element(input).toHaveAttribute("type", "password");
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(input).toHaveAttribute("type", "text");
  await expect.element(input).toHaveValue("secret");
  await expect.element(screen.getByRole("button", { name: "Hide" })).toHaveFocus();
});

test("does not submit the form when its toggle is pressed", async () => {
  const screen = await render(
    <PasswordField label="Password" autoComplete="new-password" showLabel="Show" hideLabel="Hide" />,
  );
  await expect.element(screen.getByRole("button")).toHaveAttribute("type", "button");
});
