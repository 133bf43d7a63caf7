import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Trend } from "./trend.tsx";

test("distinguishes falling and rising without colour", async () => {
  const screen = await render(
    <>
      <Trend direction="up" label="+4%" />
      <Trend direction="down" label="-4%" />
    </>,
  );
  const [up, down] = ["+4%", "-4%"].map((label) => screen.getByText(label).element().querySelector("svg"));
  expect(up?.innerHTML).not.toBe(down?.innerHTML);
});
