import { useEffect, useState } from "react";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { AlertDialog } from "../alert-dialog/alert-dialog.tsx";
import { Button } from "../button/button.tsx";
import { FloatingRegion } from "./floating-region.tsx";

test("stays in view while the page scrolls, and is a named landmark", async () => {
  const screen = await render(
    <>
      <div style={{ blockSize: "4000px" }} />
      <FloatingRegion label="Session">Your session ends soon</FloatingRegion>
    </>,
  );
  window.scrollTo(0, 2000);
  const { top, bottom } = screen.getByRole("region", { name: "Session" }).element().getBoundingClientRect();
  expect([top >= 0, bottom <= window.innerHeight]).toEqual([true, true]);
});

test.each(["before", "after"])("can be used beside a dialog that opens %s it", async (order) => {
  const press = vi.fn<() => void>();
  function Page() {
    const [isEnding, setEnding] = useState(order === "after");
    const [isAsked, setAsked] = useState(order === "before");
    useEffect(() => {
      setEnding(true);
      setAsked(true);
    }, []);
    return (
      <>
        {isEnding && (
          <FloatingRegion label="Session">
            <Button onPress={press}>Stay signed in</Button>
          </FloatingRegion>
        )}
        <AlertDialog title="Sure?" isOpen={isAsked} actionLabel="OK" onAction={() => {}}>
          Money goes
        </AlertDialog>
      </>
    );
  }
  const screen = await render(<Page />);
  await expect.element(screen.getByRole("alertdialog")).toBeVisible();
  await screen.getByRole("region", { name: "Session" }).getByRole("button").click();
  expect(press).toHaveBeenCalledOnce();
  await expect.element(screen.getByRole("alertdialog")).toBeVisible();
});
