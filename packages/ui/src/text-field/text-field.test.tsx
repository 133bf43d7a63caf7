import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { TextField } from "./text-field.tsx";

test("associates label, description and error with the input", async () => {
  const screen = await render(
    <TextField label="Email" description="For the receipt." errorMessage="Invalid email address" />,
  );
  const input = screen.getByRole("textbox", { name: "Email" });
  await expect.element(input).toHaveAccessibleDescription("For the receipt. Invalid email address");
  await expect.element(input).toBeInvalid();
});

test("sets its id on the input, for the links of an error summary", async () => {
  const screen = await render(<TextField id="email" label="Email" />);
  await expect.element(screen.getByRole("textbox")).toHaveAttribute("id", "email");
});
