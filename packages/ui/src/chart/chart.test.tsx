import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { AreaChart } from "./area-chart.tsx";
import { BarChart } from "./bar-chart.tsx";
import { Sparkline } from "./sparkline.tsx";

const money = {
  label: "Money in",
  categories: ["Oct", "Nov"],
  periods: ["October", "November"],
  series: [{ label: "In", tone: "positive", values: [1200, 800] }],
  format: (value: number) => `$${value}`,
} as const;

test("contains every figure in a table for screen readers", async () => {
  const screen = await render(<BarChart {...money} />);
  await expect.element(screen.getByRole("table", { name: "Money in" })).toBeInTheDocument();
  await expect.element(screen.getByRole("figure", { name: "Money in" })).toBeInTheDocument();
  expect(screen.container.textContent.split("Money in")).toHaveLength(2);
  await expect.element(screen.getByRole("row", { name: "October $1200" })).toBeInTheDocument();
});

test.each([
  ["AreaChart", <AreaChart key="area" {...money} />, "figure"],
  ["BarChart", <BarChart key="bar" {...money} />, "figure"],
  ["Sparkline", <Sparkline key="spark" label="Money in" values={[1200, 800]} />, "img"],
])("%s has a name", async (_, chart, role) => {
  const screen = await render(chart);
  await expect.element(screen.getByRole(role, { name: "Money in" })).toBeInTheDocument();
});

const readOut = (container: HTMLElement) => container.querySelector("figcaption");

test("shows the sums of all categories, and the values of the one below the pointer", async () => {
  const screen = await render(<BarChart {...money} whole="Oct – Nov" />);
  const caption = readOut(screen.container);
  expect(caption).toHaveTextContent("In$2000Oct – Nov");
  const control = screen.getByRole("slider").element();
  const box = control.getBoundingClientRect();
  const move = (part: number) =>
    control.parentElement?.dispatchEvent(
      new PointerEvent("pointermove", { clientX: box.left + box.width * part, bubbles: true }),
    );
  move(0.1);
  await expect.element(caption).toHaveTextContent("In$1200October");
  move(0.9);
  await expect.element(caption).toHaveTextContent("In$800November");
  control.parentElement?.dispatchEvent(
    new PointerEvent("pointerout", { pointerType: "mouse", relatedTarget: document.body, bubbles: true }),
  );
  await expect.element(caption).toHaveTextContent("In$2000Oct – Nov");
});

test("is read with arrow keys from one Tab stop", async () => {
  const screen = await render(<AreaChart {...money} />);
  await userEvent.tab();
  const control = screen.getByRole("slider", { name: "Money in" });
  await expect.element(control).toHaveFocus();
  await expect.element(control).toHaveAttribute("aria-valuetext", "November, In $800");
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(control).toHaveAttribute("aria-valuetext", "October, In $1200");
  expect(readOut(screen.container)).toHaveTextContent("In$1200October");
  await userEvent.tab();
  await expect.element(control).not.toHaveFocus();
  expect(readOut(screen.container)).toHaveTextContent("In$800November");
});

test("shows the table on request", async () => {
  const screen = await render(<BarChart {...money} tableLabel="Figures as a table" />);
  const table = screen.getByRole("table").element();
  expect(table.parentElement?.clientWidth).toBe(1);
  await userEvent.click(screen.getByRole("button", { name: "Figures as a table" }));
  await expect.poll(() => table.parentElement?.clientWidth).toBeGreaterThan(300);
});

const long = {
  ...money,
  categories: ["يونيو", "يوليو", "أغسطس", "سبتمبر", "أكتوبر", "نوفمبر"],
  periods: ["1", "2", "3", "4", "5", "6"],
  series: [{ label: "In", tone: "positive", values: [12_000, 8000, 4000, 3000, 2000, 1000] }],
  format: (value: number) => `${value / 1000} ألف US$`,
} as const;

test.each(["100%", "200%"])("keeps its text inside on a narrow phone, at a text size of %s", async (size) => {
  await page.viewport(320, 640);
  document.documentElement.style.fontSize = size;
  const screen = await render(<BarChart {...long} />);
  const board = screen.container.querySelector("figcaption + div");
  const texts = () => [...(board?.querySelectorAll<HTMLElement>("[aria-hidden] > *") ?? [])];
  await expect.poll(() => texts().some(({ textContent }) => textContent === "نوفمبر")).toBe(true);
  const { left = 0, right = 0 } = screen.container.querySelector("figure")?.getBoundingClientRect() ?? {};
  for (const text of texts()) {
    const box = text.getBoundingClientRect();
    expect(box.left).toBeGreaterThanOrEqual(Math.floor(left));
    expect(box.right).toBeLessThanOrEqual(Math.ceil(right));
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  document.documentElement.style.fontSize = "";
  await page.viewport(1280, 800);
});
