import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Faq } from "./faq.tsx";

test("opens an answer by keyboard", async () => {
  const screen = await render(<Faq entries={[{ question: "How long?", answer: "One day." }]} />);
  await expect.element(screen.getByText("One day.")).not.toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("One day.")).toBeVisible();
});
