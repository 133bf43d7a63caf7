import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { TextField } from "../text-field/text-field.tsx";
import { ErrorSummary } from "./error-summary.tsx";

test("takes the focus when it appears and leads to the field from the keyboard", async () => {
  const screen = await render(
    <>
      <ErrorSummary
        title="Please check 1 field"
        failures={[{ fieldId: "email", message: "Email is required" }]}
      />
      <TextField id="email" label="Email" />
    </>,
  );
  expect(document.activeElement?.textContent).toContain("Please check 1 field");
  await userEvent.tab();
  await expect.element(screen.getByRole("link", { name: "Email is required" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("textbox", { name: "Email" })).toHaveFocus();
});
