import { useState } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { DateField } from "./date-field.tsx";

function Example({ initial = null }: { initial?: string | null }) {
  const [value, setValue] = useState<string | null>(initial);
  return (
    <I18nProvider locale="en-GB">
      <DateField
        label="Date of birth"
        value={value}
        onChange={setValue}
        previousLabel="Previous month"
        nextLabel="Next month"
      />
      <output>{value}</output>
    </I18nProvider>
  );
}

test("is typed in the order of the locale and gives an ISO date", async () => {
  const screen = await render(<Example />);
  await userEvent.tab();
  await userEvent.keyboard("17051990");
  await expect.element(screen.getByRole("status")).toHaveTextContent("1990-05-17");
});

test("is picked from the calendar with the arrow keys", async () => {
  const screen = await render(<Example initial="1990-05-17" />);
  await screen.getByRole("button").first().click();
  await userEvent.keyboard("{ArrowRight}{Enter}");
  await expect.element(screen.getByRole("status")).toHaveTextContent("1990-05-18");
});
