// What was sent before is settled with the first request, and not before it: these come together, and then.
export { giveUp } from "./give-up.ts";
export { toJourney } from "./journey.ts";
export { prepare, resolve } from "./prepare.ts";
