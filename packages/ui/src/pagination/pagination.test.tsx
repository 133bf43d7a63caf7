import { useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Pagination } from "./pagination.tsx";

function Example({ onChange }: { onChange: (page: number) => void }) {
  const [page, setPage] = useState(1);
  return (
    <Pagination
      label="Pages"
      summary={`Page ${page} of 2`}
      page={page}
      pageCount={2}
      onChange={(next) => {
        onChange(next);
        setPage(next);
      }}
      previousLabel="Previous page"
      nextLabel="Next page"
    />
  );
}

test("is operated by keyboard within its bounds, where the focus stays", async () => {
  const change = vi.fn<(page: number) => void>();
  const screen = await render(<Example onChange={change} />);
  const previous = screen.getByRole("button", { name: "Previous page" });
  const next = screen.getByRole("button", { name: "Next page" });
  await expect.element(previous).toHaveAttribute("aria-disabled", "true");
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(change).not.toHaveBeenCalled();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("Page 2 of 2")).toBeVisible();
  await expect.element(next).toHaveAttribute("aria-disabled", "true");
  await expect.element(next).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(change).toHaveBeenCalledExactlyOnceWith(2);
});
