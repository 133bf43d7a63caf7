// The code that settles earlier intents, which is loaded with the first request.
export { giveUp } from "./give-up.ts";
export { toJourney } from "./journey.ts";
export { prepare, resolve } from "./prepare.ts";
