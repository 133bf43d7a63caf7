import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { NativeDateField } from "./native-date-field.tsx";

test("gives an ISO date in any time zone, and describes its error", async () => {
  const change = vi.fn<(day: string) => void>();
  const screen = await render(
    <NativeDateField
      label="Date of birth"
      value=""
      onChange={change}
      errorMessage="Date of birth is required"
    />,
  );
  const field = screen.getByLabelText("Date of birth");
  await expect.element(field).toHaveAccessibleDescription("Date of birth is required");
  await userEvent.fill(field, "1994-03-09");
  expect(change).toHaveBeenCalledExactlyOnceWith("1994-03-09");
});
