import { useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderToString } from "react-dom/server";
import { render } from "vitest-browser-react";
import { Button } from "../button/button.tsx";
import { ErrorSummary } from "../error-summary/error-summary.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { Form } from "./form.tsx";

const example = (onSubmit: () => void, isPending: boolean) => (
  <Form onSubmit={onSubmit} isPending={isPending}>
    <TextField label="Email" />
    <Button type="submit">Submit</Button>
  </Form>
);

test("is submitted by Enter in a field", async () => {
  const submit = vi.fn<() => void>();
  await render(example(submit, false));
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce());
});

test("is submitted once by two presses within a frame", async () => {
  const submit = vi.fn<() => void>();
  const screen = await render(example(submit, false));
  const button = screen.getByRole("button").element();
  if (button instanceof HTMLButtonElement) for (const _ of ["once", "twice"]) button.click();
  await vi.waitFor(() => expect(submit).toHaveBeenCalled());
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect(submit).toHaveBeenCalledOnce();
});

test("is not submitted again while pending, by any input", async () => {
  const submit = vi.fn<() => void>();
  const screen = await render(example(submit, true));
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await screen.getByRole("button").click();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect(submit).not.toHaveBeenCalled();
});

function Refused({ hasSummary }: { hasSummary: boolean }) {
  const [attempts, setAttempts] = useState(0);
  const error = attempts > 0 ? "Password is required" : undefined;
  return (
    <Form onSubmit={() => setAttempts(attempts + 1)}>
      {hasSummary && error !== undefined && (
        <ErrorSummary
          title="Please check 1 field"
          attempt={attempts}
          failures={[{ fieldId: "password", message: error }]}
        />
      )}
      <TextField label="Email" />
      <TextField id="password" label="Password" errorMessage={error} />
      <Button type="submit">Submit</Button>
    </Form>
  );
}

test("focuses the first invalid field after each refused submit", async () => {
  const screen = await render(<Refused hasSummary={false} />);
  const submit = screen.getByRole("button", { name: "Submit" });
  const password = screen.getByRole("textbox", { name: "Password" });
  for (const _ of ["once", "twice"]) {
    await submit.click();
    await expect.element(password).toHaveFocus();
    await expect.element(password).toHaveAccessibleDescription("Password is required");
  }
});

test("leaves the focus to its summary, where it has one", async () => {
  const screen = await render(<Refused hasSummary />);
  await screen.getByRole("button", { name: "Submit" }).click();
  await expect.element(screen.getByRole("region", { name: "Please check 1 field" })).toHaveFocus();
});

test("does not submit before it is hydrated", async () => {
  const markup = renderToString(example(() => {}, false));
  document.body.insertAdjacentHTML("beforeend", `<div id="bare">${markup}</div>`);
  const bare = document.querySelector<HTMLElement>("#bare form button");
  const before = location.href;
  const unloading = vi.fn<() => void>();
  addEventListener("beforeunload", unloading);
  bare?.click();
  await new Promise((resolve) => setTimeout(resolve));
  removeEventListener("beforeunload", unloading);
  document.querySelector("#bare")?.remove();
  expect([bare === null, unloading.mock.calls, location.href]).toEqual([false, [], before]);
});
