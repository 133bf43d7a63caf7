import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { TextField } from "../text-field/text-field.tsx";
import { ErrorSummary } from "./error-summary.tsx";

const form = (attempt: number) => (
  <>
    <ErrorSummary
      title="Please check 1 field"
      attempt={attempt}
      failures={[{ fieldId: "email", message: "Email is required" }]}
    />
    <TextField id="email" label="Email" />
  </>
);

test("gets the focus when it appears and links to the field by keyboard", async () => {
  const screen = await render(form(1));
  expect(document.activeElement?.textContent).toContain("Please check 1 field");
  await userEvent.tab();
  await expect.element(screen.getByRole("link", { name: "Email is required" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("textbox", { name: "Email" })).toHaveFocus();
});

test("is read once by its focus, and not again while fields are corrected", async () => {
  const screen = await render(form(1));
  const summary = screen.getByRole("region", { name: "Please check 1 field" });
  await expect.element(summary).toHaveFocus();
  await expect.element(summary).toHaveAccessibleDescription("Email is required");
  expect(document.querySelector("[role='alert'], [role='status'], [aria-live], output")).toBeNull();
});

test("does not move the focus while the user types, and gets it at the next attempt", async () => {
  const screen = await render(form(1));
  const input = screen.getByRole("textbox", { name: "Email" });
  await input.click();
  await screen.rerender(form(1));
  await expect.element(input).toHaveFocus();
  await screen.rerender(form(2));
  await expect.element(input).not.toHaveFocus();
});
