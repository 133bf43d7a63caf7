import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { FigureTile } from "./figure-tile.tsx";

test("has the same height before and after its figure has loaded", async () => {
  const screen = await render(<FigureTile label="E-Wallet" value={undefined} currency="USD" />);
  const tile = () => screen.container.querySelector("dl");
  const loading = tile()?.getBoundingClientRect().height;
  expect(tile()?.getAttribute("aria-busy")).toBe("true");
  await screen.rerender(<FigureTile label="E-Wallet" value="12480.55" currency="USD" />);
  expect(tile()?.getBoundingClientRect().height).toBe(loading);
  await expect.element(screen.getByText("$12,480.55")).toBeVisible();
});

test("labels its figure without a heading", async () => {
  const screen = await render(<FigureTile label="E-Wallet" value="12480.55" currency="USD" />);
  await expect.element(screen.getByRole("term")).toHaveTextContent("E-Wallet");
  await expect.element(screen.getByRole("definition")).toHaveTextContent("$12,480.55");
  await expect.element(screen.getByRole("heading")).not.toBeInTheDocument();
});
