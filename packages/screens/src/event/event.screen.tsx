import { useEvents } from "@broker/hooks";

/** Follows the provider's events, so that what is shown is read again when it changes; shows nothing itself. */
export function EventScreen() {
  useEvents();
  return null;
}
