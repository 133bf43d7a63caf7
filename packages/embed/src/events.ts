import type { Journey, SignInReason } from "./protocol.ts";

/** The result of a journey. */
export interface CompletedDetail {
  readonly journey: Journey;
  /** The provider's reference of the deposit or withdrawal; null for a verification. */
  readonly reference: string | null;
}

/** A request for a new token. */
export interface NeedsSignInDetail {
  readonly journey: Journey;
  readonly reason: SignInReason;
}

/** The events of the elements. */
export interface BrokerElementEventMap extends HTMLElementEventMap {
  /** The journey is done; its result is shown in the frame. */
  completed: CustomEvent<CompletedDetail>;
  /** The user has confirmed the result, or asked for the list of transactions; the frame begins again. */
  closed: CustomEvent<{ readonly journey: Journey }>;
  /** The frame needs a token: set `token` to a new one of your server. */
  "needs-sign-in": CustomEvent<NeedsSignInDetail>;
}
