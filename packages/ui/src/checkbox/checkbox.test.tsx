import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Checkbox } from "./checkbox.tsx";

test("is ticked with Space and tells its error", async () => {
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
