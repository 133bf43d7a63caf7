import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ComparisonTable } from "./comparison-table.tsx";

const table = (
  <ComparisonTable
    label="Account types"
    labels={{ yes: "Included", no: "Not included" }}
    offers={[
      { id: "standard", name: "Standard" },
      { id: "pro", name: "Professional" },
    ]}
    rows={[{ label: "Personal manager", values: { standard: false, pro: true } }]}
  />
);

test("says yes and no in words", async () => {
  const screen = await render(table);
  await expect.element(screen.getByRole("cell", { name: "Not included" })).toBeInTheDocument();
  await expect.element(screen.getByRole("cell", { name: "Included", exact: true })).toBeInTheDocument();
});

test("names the offer at each value on a phone, without sideways scroll", async () => {
  await page.viewport(320, 640);
  const screen = await render(table);
  const cell = screen.getByText("Included", { exact: true }).element().closest("td");
  expect(cell && getComputedStyle(cell, "::before").content).toBe('"Professional"');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await page.viewport(1280, 800);
});
