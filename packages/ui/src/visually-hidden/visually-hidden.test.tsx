import { afterEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import "../theme/base.css.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

afterEach(() => {
  document.documentElement.dir = "ltr";
});

test.each(["ltr", "rtl"])("does not widen a page at its end, %s", async (direction) => {
  document.documentElement.dir = direction;
  await render(
    <div style={{ textAlign: "end" }}>
      Account number
      <VisuallyHidden>Copied</VisuallyHidden>
    </div>,
  );
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
});
