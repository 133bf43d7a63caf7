import type { Broker } from "@broker/hooks";

/** Returns whether data of a user may be requested. */
export const isSignedIn = (broker: Broker): boolean => broker.session.get().status === "signedIn";
