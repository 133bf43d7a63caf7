import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Tree } from "./tree.tsx";

test("opens a branch with the arrow key", async () => {
  const screen = await render(
    <Tree label="Referrals" nodes={[{ id: "1", label: "Ben", children: [{ id: "2", label: "Dana" }] }]} />,
  );
  await expect.element(screen.getByRole("row", { name: "Dana" })).not.toBeInTheDocument();
  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(screen.getByRole("row", { name: "Dana" })).toBeVisible();
});
