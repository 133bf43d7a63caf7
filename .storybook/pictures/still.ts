import isChromatic from "chromatic/isChromatic";

/** The date of all pictures. */
const now = Date.parse("2026-11-21T09:00:00Z");

/** A generator of repeatable numbers: the first ones of a multiplicative sequence. */
function createRandom(): () => number {
  let last = 42;
  return () => {
    last = (last * 48_271) % 2_147_483_647;
    return last / 2_147_483_647;
  };
}

const { Date: RunningDate } = globalThis;
const { random } = Math;

const StoppedDate = new Proxy(RunningDate, {
  construct: (target, given: unknown[], caller) =>
    Reflect.construct(target, given.length === 0 ? [now] : given, caller),
  apply: () => new RunningDate(now).toString(),
  get: (target, name) => (name === "now" ? () => now : Reflect.get(target, name)),
});

let isStopped = false;

/** Stops what differs from run to run: the clock, random numbers and motion. Returns the function that ends this. */
export function stopTime(): () => void {
  isStopped = true;
  Object.assign(globalThis, { Date: StoppedDate });
  Math.random = createRandom();
  return () => {
    isStopped = false;
    Object.assign(globalThis, { Date: RunningDate });
    Math.random = random;
  };
}

/** Returns the motion of a story: none in pictures. */
export const motionOf = (chosen: string): string => (isStopped ? "reduced" : chosen);

/** Whether the whole page is for pictures: in Chromatic, and in its local stand-in. */
export const isForPictures = isChromatic();

/** Gives links that a picture shows one host: Chromatic serves every build from another, a test from any port. */
export function fixHost(): void {
  const parse = URL.parse.bind(URL);
  const { origin } = globalThis.location;
  URL.parse = (address, base) => parse(address, base?.toString().replace(origin, "https://portal.example"));
}

/** Loads every font before a story is rendered, as each is loaded at its first use by default. */
export async function loadFonts(): Promise<void> {
  await Promise.all(Array.from(document.fonts, (font) => font.load().catch(() => font)));
}
