import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { BarChart } from "./bar-chart.tsx";

test("gives every figure to screen readers as a table", async () => {
  const screen = await render(
    <BarChart
      label="Money in"
      categories={["Oct", "Nov"]}
      series={[{ label: "In", tone: "positive", values: [1200, 800] }]}
      format={(value) => `$${value}`}
    />,
  );
  await expect.element(screen.getByRole("table", { name: "Money in" })).toBeInTheDocument();
  await expect.element(screen.getByRole("cell", { name: "$1200" })).toBeInTheDocument();
  expect(screen.container.querySelectorAll("rect")).toHaveLength(2);
});
