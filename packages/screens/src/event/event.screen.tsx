import { useEvents } from "@broker/hooks";

/** Follows the provider's events, so that the shown data is read again when it changes. Renders nothing. */
export function EventScreen() {
  useEvents();
  return null;
}
