import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { OneTimeCodeField } from "./one-time-code-field.tsx";

function Example() {
  const [value, setValue] = useState("");
  return <OneTimeCodeField label="OTP" value={value} onChange={setValue} />;
}

test("accepts digits only, however the code was pasted", async () => {
  const screen = await render(<Example />);
  await screen.getByRole("textbox").fill("48-20 19 77");
  await expect.element(screen.getByRole("textbox")).toHaveValue("482019");
  await userEvent.tab();
});

test("converts digits of other scripts", async () => {
  const screen = await render(<Example />);
  await screen.getByRole("textbox").fill("١٢٣٤٥٦");
  await expect.element(screen.getByRole("textbox")).toHaveValue("123456");
});

test("enables the phone's code suggestion", async () => {
  const screen = await render(<Example />);
  await expect.element(screen.getByRole("textbox")).toHaveAttribute("autocomplete", "one-time-code");
});
