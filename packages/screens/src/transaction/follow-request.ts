import type { ComponentType, ReactNode } from "react";
import type { Payment } from "./payment-steps.ts";

/** The properties of a component that follows a request. */
export interface FollowProps {
  /** The id of the transaction. */
  id: string;
  /** Renders the request as the provider's list has it; null until it is listed. */
  children: (payment: Payment | null) => ReactNode;
}

/** Renders its content again whenever the provider decides about a request. */
export type FollowRequest = ComponentType<FollowProps>;
