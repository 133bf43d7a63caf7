import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Pagination } from "./pagination.tsx";

test("goes on from the keyboard and not before the first page", async () => {
  const change = vi.fn<(page: number) => void>();
  const screen = await render(
    <Pagination
      label="Pages"
      summary="1–20 of 40"
      page={1}
      pageCount={2}
      onChange={change}
      previousLabel="Previous page"
      nextLabel="Next page"
    />,
  );
  await expect.element(screen.getByRole("button", { name: "Previous page" })).toBeDisabled();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(change).toHaveBeenCalledExactlyOnceWith(2);
});
