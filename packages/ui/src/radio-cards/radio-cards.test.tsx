import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { RadioCards } from "./radio-cards.tsx";

function Example() {
  const [value, setValue] = useState<string | null>("bank");
  return (
    <RadioCards
      label="Method"
      value={value}
      onChange={setValue}
      options={[
        { value: "bank", label: "Bank Transfer" },
        { value: "crypto", label: "Cryptocurrency" },
      ]}
    />
  );
}

test("moves the selection with the arrow keys", async () => {
  const screen = await render(<Example />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(screen.getByRole("radio", { name: "Cryptocurrency" })).toBeChecked();
});
