import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { AreaChart } from "./area-chart.tsx";
import { BarChart } from "./bar-chart.tsx";
import { Sparkline } from "./sparkline.tsx";

test("contains every figure in a table for screen readers", async () => {
  const screen = await render(
    <BarChart
      label="Money in"
      categories={["Oct", "Nov"]}
      series={[{ label: "In", tone: "positive", values: [1200, 800] }]}
      format={(value) => `$${value}`}
    />,
  );
  await expect.element(screen.getByRole("table", { name: "Money in" })).toBeInTheDocument();
  await expect.element(screen.getByRole("figure", { name: "Money in" })).toBeInTheDocument();
  expect(screen.container.textContent.split("Money in")).toHaveLength(2);
  await expect.element(screen.getByRole("cell", { name: "$1200" })).toBeInTheDocument();
  expect(screen.container.querySelectorAll("rect")).toHaveLength(2);
});

const money = {
  label: "Money in",
  categories: ["Oct", "Nov"],
  series: [{ label: "In", tone: "positive", values: [1200, 800] }],
  format: (value: number) => `$${value}`,
} as const;

test.each([
  ["AreaChart", <AreaChart key="area" {...money} />, "figure"],
  ["BarChart", <BarChart key="bar" {...money} />, "figure"],
  ["Sparkline", <Sparkline key="spark" label="Money in" values={[1200, 800]} />, "img"],
])("%s has a name", async (_, chart, role) => {
  const screen = await render(chart);
  await expect.element(screen.getByRole(role, { name: "Money in" })).toBeInTheDocument();
});

test("draws text at 14 px on a narrow phone, without horizontal scrolling", async () => {
  await page.viewport(320, 640);
  const screen = await render(
    <BarChart
      label="Money in"
      categories={["Jun", "Jul", "Aug", "Sep", "Oct", "Nov"]}
      series={[{ label: "In", tone: "positive", values: [1200, 800, 400, 300, 200, 100] }]}
      format={(value) => `$${value}`}
    />,
  );
  const letters = screen.container.querySelector("text");
  const drawn = () => letters?.ownerSVGElement?.getScreenCTM()?.a;
  await expect.poll(drawn).toBe(1);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await page.viewport(1280, 800);
});
