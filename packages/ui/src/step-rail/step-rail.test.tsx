import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { StepRail } from "./step-rail.tsx";

test("marks the current step, and links to completed steps only", async () => {
  const select = vi.fn<(id: string) => void>();
  const screen = await render(
    <StepRail
      label="Steps"
      completeLabel="completed"
      onSelect={select}
      steps={[
        { id: "method", label: "Method", state: "complete", isReachable: true },
        { id: "amount", label: "Amount", state: "current", isReachable: true },
        { id: "pay", label: "Payment", state: "ahead", isReachable: false },
      ]}
    />,
  );
  await expect
    .element(screen.getByRole("button", { name: "2 Amount" }))
    .toHaveAttribute("aria-current", "step");
  await expect.element(screen.getByRole("button", { name: "3 Payment" })).toBeDisabled();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(select).toHaveBeenCalledExactlyOnceWith("method");
});
