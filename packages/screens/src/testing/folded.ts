import { type screen, userEvent } from "storybook/test";

/** The part of a canvas, or of the screen, that finds buttons. */
type Place = Pick<typeof screen, "queryByRole">;

async function open(button: HTMLElement | null): Promise<void> {
  if (button) await userEvent.click(button);
}

/** Opens the summary of a wizard where it is folded into the bar of the step, as on phones. */
export const openSummary = (place: Place): Promise<void> =>
  open(place.queryByRole("button", { name: /^Your (deposit|withdrawal|transfer)/, expanded: false }));

/** Opens the filters of a list where they are behind a button, as on phones. */
export const openFilters = (place: Place): Promise<void> =>
  open(place.queryByRole("button", { name: "Filters", expanded: false }));
