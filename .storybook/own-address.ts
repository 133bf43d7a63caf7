import { addons } from "storybook/preview-api";
import { NAVIGATE_URL } from "storybook/internal/core-events";

/** Returns the query of the address in the browser: the address of Storybook, or of the story alone. */
export function openSearch(): string {
  try {
    const { search } = window.parent.location;
    return new URLSearchParams(search).has("path") ? search : location.search;
  } catch {
    // A frame of another host.
    return location.search;
  }
}

/** Writes a parameter into the address that the reader sees. */
export function writeParameter(name: string, value: string): void {
  const search = openSearch();
  const parameters = new URLSearchParams(search);
  parameters.set(name, value);
  const next = `?${parameters}`;
  if (search === location.search) history.replaceState(history.state, "", next);
  else addons.getChannel().emit(NAVIGATE_URL, next, { replace: true });
}

/** Returns the address that opens a story with a parameter. */
export function linkToStory(id: string, name: string, value: string): string {
  const address = new URL("./", location.href);
  address.search = `path=/story/${id}&${name}=${value}`;
  return address.href;
}
