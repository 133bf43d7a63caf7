import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { TextField } from "./text-field.tsx";

test("ties label, help and error to the input", async () => {
  const screen = await render(
    <TextField label="Email" description="For the receipt." errorMessage="Invalid email address" />,
  );
  const input = screen.getByRole("textbox", { name: "Email" });
  await expect.element(input).toHaveAccessibleDescription("For the receipt. Invalid email address");
  await expect.element(input).toBeInvalid();
});

test("puts its id on the input, so that an error summary finds it", async () => {
  const screen = await render(<TextField id="email" label="Email" />);
  await expect.element(screen.getByRole("textbox")).toHaveAttribute("id", "email");
});
