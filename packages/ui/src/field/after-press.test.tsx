import { useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "../button/button.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { Form } from "../form/form.tsx";
import { NativeSelect } from "../native-select/native-select.tsx";
import { TextField } from "../text-field/text-field.tsx";

/** Fields that show errors on blur, above a button. */
function LeftFields({ send, field }: { send: () => void; field: keyof typeof fields }) {
  const [isLeft, setLeft] = useState(false);
  return (
    <Form onSubmit={send}>
      {fields[field](() => setLeft(true), isLeft ? "Name is required" : undefined)}
      <Button type="submit">Save</Button>
    </Form>
  );
}
const fields = {
  text: (leave: () => void, error: string | undefined) => (
    <TextField label="Name" onBlur={leave} errorMessage={error} />
  ),
  list: (leave: () => void, error: string | undefined) => (
    <NativeSelect
      label="Name"
      options={[]}
      value=""
      onChange={() => {}}
      placeholder="Choose"
      onBlur={leave}
      errorMessage={error}
    />
  ),
  box: (leave: () => void, error: string | undefined) => (
    <Checkbox onBlur={leave} errorMessage={error}>
      Name
    </Checkbox>
  ),
};
const names = ["text", "list", "box"] as const;

test.each(names)("the error of a %s on blur does not move a button during a press", async (field) => {
  const send = vi.fn<() => void>();
  const screen = await render(<LeftFields send={send} field={field} />);
  await userEvent.tab();
  // At its upper edge: a button that moves by a line is no longer under the pointer when the press ends.
  await userEvent.click(screen.getByRole("button", { name: "Save" }), {
    position: { x: 20, y: 3 },
    delay: 120,
  });
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  await expect.element(screen.getByText("Name is required")).toBeVisible();
});

test.each(names)("a %s that is left by keyboard shows its error at once", async (field) => {
  const screen = await render(<LeftFields send={() => {}} field={field} />);
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(screen.getByText("Name is required")).toBeVisible();
});
