import { screen, userEvent, within } from "storybook/test";

/** The options of a query for parts of late code, such as the guard of the session and the dialog of a step-up. */
export const LATE = { timeout: 10_000 };

const fill = async (label: string, text: string) =>
  userEvent.type(await screen.findByLabelText(label, {}, LATE), text);

/** Fills in the form for a new password, and saves it; the provider then asks for a second factor. */
export async function changePassword(): Promise<void> {
  await userEvent.click(await screen.findByRole("button", { name: "Change" }, LATE));
  await fill("Current password", "password");
  await fill("New password", "a-new-password");
  await fill("Confirm new password", "a-new-password");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
}

/** Finds the dialog that asks for a second factor, and returns the queries of its content. */
export const findStepUp = async () =>
  within(await screen.findByRole("dialog", { name: "Confirm with a code" }, LATE));
