import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { broker } from "./broker.ts";

/** The longest that the first calls may keep React waiting (ms): a connection that hangs must not keep a page from working. */
const PATIENCE = 1000;
const patience = () => new Promise((resolve) => setTimeout(resolve, PATIENCE));

/** Asks for what a screen of the client area shows, where that can be asked for: visitors do not load the code of it. */
async function callAhead(): Promise<void> {
  if (broker.session.get().status !== "signedIn") return;
  const { makeFirstCalls } = await import("./first-calls.ts");
  makeFirstCalls(window.location.href);
}

// Before React draws anything, and before the screen's own code is there. Where it does not come, the screen asks.
const calledAhead = callAhead().catch(() => undefined);
void Promise.race([calledAhead, patience()]).then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  }),
);
