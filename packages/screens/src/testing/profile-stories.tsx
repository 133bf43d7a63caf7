import type { Meta } from "@storybook/react-vite";
import { mock, profileScenarios } from "@broker/mocks";
import { expect, screen, userEvent } from "storybook/test";
import { user, WithBroker } from "./broker.tsx";
import { searchOf } from "./places.ts";
import { ProfileScreen } from "../profile/profile.screen.tsx";

/** A failed read is repeated several times before the failure is shown. */
export const LATE = { timeout: 10_000 };

/** Changes a field and saves the form. */
export const save = async (field: string, button = "Edit") => {
  await userEvent.click(await screen.findByRole("button", { name: button }));
  await userEvent.type(await screen.findByLabelText(field), "9");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
};

/** Waits for a dialog with a sentence. */
export const expectSentence = async (title: string, sentence: string) => {
  const dialog = await screen.findByRole("alertdialog", { name: title });
  await expect(dialog).toHaveTextContent(sentence);
};

/** The properties that all story files of the feature share. */
export const setting = {
  component: ProfileScreen,
  args: { search: searchOf({ tab: "home" }) },
  decorators: [
    (Story) => (
      <WithBroker user={user}>
        <Story />
      </WithBroker>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(...profileScenarios.verified, mock("GetWithdrawalMethod")),
} satisfies Meta<typeof ProfileScreen>;
