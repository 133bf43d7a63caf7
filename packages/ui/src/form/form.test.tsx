import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderToString } from "react-dom/server";
import { render } from "vitest-browser-react";
import { Button } from "../button/button.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { Form } from "./form.tsx";

const example = (onSubmit: () => void, isPending: boolean) => (
  <Form onSubmit={onSubmit} isPending={isPending}>
    <TextField label="Email" />
    <Button type="submit">Submit</Button>
  </Form>
);

test("is sent by Enter in a field", async () => {
  const submit = vi.fn<() => void>();
  await render(example(submit, false));
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(submit).toHaveBeenCalledOnce();
});

test("is not sent a second time while pending, whatever is pressed", async () => {
  const submit = vi.fn<() => void>();
  const screen = await render(example(submit, true));
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await screen.getByRole("button").click();
  expect(submit).not.toHaveBeenCalled();
});

test("sends nothing by itself where its code has not come yet", async () => {
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
