import { inboxScenarios, mock } from "@broker/mocks";
import { Text } from "@broker/ui";
import type { Meta } from "@storybook/react-vite";
import { fn, screen, userEvent, within } from "storybook/test";
import { AccountFrame } from "../frame/account-frame.screen.tsx";
import { company, user, WithBroker } from "./broker.tsx";

/** The bell is late code, which waits for the capabilities. */
export const LATE = { timeout: 10_000 };

/** Opens the panel by the bell with a name, and returns the queries within the panel. */
export const open = async (name: string | RegExp = "Notifications, 2 unread") => {
  await userEvent.click(await screen.findByRole("button", { name }, LATE));
  return within(await screen.findByRole("dialog", {}, LATE));
};

/** The properties that the story files of the inbox share. */
export const setting = {
  component: AccountFrame,
  parameters: { layout: "fullscreen" },
  args: { path: "/dashboard", onSignOut: fn(), children: <Text>…</Text> },
  decorators: [
    (Story) => (
      <WithBroker user={user}>
        <Story />
      </WithBroker>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(...inboxScenarios.listed, mock("GetCompanies", [company])),
} satisfies Meta<typeof AccountFrame>;
