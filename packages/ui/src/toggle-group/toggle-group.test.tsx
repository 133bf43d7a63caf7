import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ToggleGroup } from "./toggle-group.tsx";

test("always has exactly one option selected, moved with arrows and Space", async () => {
  const change = vi.fn<(id: string) => void>();
  await render(
    <ToggleGroup
      label="Tracker"
      value="stocks"
      onChange={change}
      options={[
        { id: "stocks", label: "Stocks" },
        { id: "crypto", label: "Crypto" },
      ]}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard(" ");
  expect(change).not.toHaveBeenCalled();
  await userEvent.keyboard("{ArrowRight} ");
  expect(change).toHaveBeenCalledExactlyOnceWith("crypto");
});
