import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Switch } from "./switch.tsx";

test("is turned on with Space", async () => {
  const screen = await render(<Switch>Email me</Switch>);
  await userEvent.tab();
  await userEvent.keyboard(" ");
  await expect.element(screen.getByRole("switch", { name: "Email me" })).toBeChecked();
});
