import type { Fault } from "@broker/mocks";

/** Repeated here, because an import of the mocks would load the service worker also for stories without requests. */
const faults: Record<Fault, true> = {
  offline: true,
  noReply: true,
  slow: true,
  html500: true,
  unknownCall: true,
  unavailable: true,
  rateLimited: true,
  signedOut: true,
  refusedWithoutMessage: true,
  empty: true,
  truncated: true,
  wrongShape: true,
};

const isFault = (name: string): name is Fault => Object.hasOwn(faults, name);

/** The story's own answers, or a fault of the next call or of all calls. */
export interface NetworkChoice {
  readonly calls: "none" | "next" | "all";
  readonly fault: Fault | null;
}

/** The choices of the toolbar with their titles. A fault of all calls has only its name, so that old links stay valid. */
export const networkChoices: readonly (readonly [value: string, title: string])[] = [
  ["story", "Network: as the story says"],
  ...Object.keys(faults).map((fault) => [`next-${fault}`, `Next call fails: ${fault}`] as const),
  ...Object.keys(faults).map((fault) => [fault, `All calls fail: ${fault}`] as const),
];

/** Reads a choice of the toolbar. */
export function readNetworkChoice(value: string): NetworkChoice {
  const name = value.replace(/^next-/, "");
  if (!isFault(name)) return { calls: "none", fault: null };
  return { calls: name === value ? "all" : "next", fault: name };
}
