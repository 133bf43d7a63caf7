import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ComboBox } from "./combo-box.tsx";

test("finds by typing and chooses with Enter", async () => {
  const choose = vi.fn<(id: string | null) => void>();
  const screen = await render(
    <ComboBox
      label="Country"
      options={[
        { id: "MY", label: "Malaysia" },
        { id: "SG", label: "Singapore" },
      ]}
      value={null}
      onChange={choose}
      emptyLabel="No country found"
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard("sing");
  await expect.element(screen.getByRole("option", { name: "Malaysia" })).not.toBeInTheDocument();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(choose).toHaveBeenCalledWith("SG");
});

test("says so when nothing fits", async () => {
  const screen = await render(
    <ComboBox label="Country" options={[]} value={null} onChange={() => {}} emptyLabel="No country found" />,
  );
  await userEvent.tab();
  await userEvent.keyboard("zz");
  await expect.element(screen.getByText("No country found")).toBeVisible();
});
