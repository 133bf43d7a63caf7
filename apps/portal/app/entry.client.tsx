import { HydratedRouter } from "react-router/dom";
import { broker } from "./broker.ts";
import { hydrate } from "./hydrate.tsx";

/** Preloads the code and data of the client area's screen; pages for visitors preload nothing. */
async function preload(): Promise<void> {
  if (broker.session.get().status !== "signedIn") return;
  const { screenAt } = await import("./area.ts");
  const { pathname, search } = window.location;
  screenAt(pathname)?.preload(broker, new URLSearchParams(search));
}

// Started before React renders. When the preload fails, the screen requests the code and data itself.
hydrate(
  <HydratedRouter />,
  preload().catch(() => undefined),
);
