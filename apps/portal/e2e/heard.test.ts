import { test } from "vitest";
import { byKeys } from "./listening/by-keys.ts";
import { journeys } from "./listening/journeys.ts";
import { listenTo } from "./listening/listener.ts";
import { sharePortals } from "./portal.ts";
import { someOf } from "./scope.ts";

const withPortal = sharePortals(2);

test.concurrent.for(someOf(journeys, 2))(
  "by keyboard only, with the focus on a visible element and every announcement made once: $title",
  ({ needs, run }, { expect }) =>
    withPortal(async (portal) => {
      const customer = await portal.customer(needs ?? {});
      const { page, expectProblems } = await portal.visit(needs === null ? null : customer);
      // The browser logs the provider's refusals.
      expectProblems(/status of 4\d\d/);
      const listener = await listenTo(page);
      const keys = byKeys(page, listener, expect);
      await run({ keys, page, portal, customer }).catch(async (error: unknown) => {
        const [heard, focus] = [await listener.heard(), await listener.focused()];
        const what = `${JSON.stringify(heard)} was heard, and ${focus} has the focus`;
        throw new Error(`After ${keys.steps().slice(-3).join("; ")}, ${what}`, { cause: error });
      });
      // When the focused element disappears, the focus is moved within two frames.
      await expect.poll(() => listener.focused()).not.toBeNull();
    }),
);
