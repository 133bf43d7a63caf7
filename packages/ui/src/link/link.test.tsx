import { RouterProvider } from "react-aria-components";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Link } from "./link.tsx";

test("navigates with the app's router on Enter", async () => {
  const navigate = vi.fn<(path: string) => void>();
  await render(
    <RouterProvider navigate={navigate}>
      <Link href="/sign-up">Sign up</Link>
    </RouterProvider>,
  );
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(navigate).toHaveBeenCalledWith("/sign-up", undefined);
});
