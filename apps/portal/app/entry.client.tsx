import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { makeFirstCalls } from "./first-calls.ts";

// Before React draws anything, and before the screen's own code is there.
makeFirstCalls(window.location.href);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
