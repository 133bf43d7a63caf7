import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { NativeSelect } from "./native-select.tsx";

test("is labelled, describes its error and returns the id of the selection", async () => {
  const choose = vi.fn<(id: string) => void>();
  const screen = await render(
    <NativeSelect
      label="Country"
      placeholder="Select a country"
      options={[{ id: "130", label: "Malaysia" }]}
      value=""
      onChange={choose}
      errorMessage="Country is required"
    />,
  );
  const select = screen.getByRole("combobox", { name: "Country" });
  await expect.element(select).toHaveAccessibleDescription("Country is required");
  await userEvent.selectOptions(select, "130");
  expect(choose).toHaveBeenCalledExactlyOnceWith("130");
});
