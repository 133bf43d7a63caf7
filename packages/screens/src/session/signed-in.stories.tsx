import { mock } from "@broker/mocks";
import { Heading } from "@broker/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { PlainPage } from "../frame/plain-page.view.tsx";
import { user, WithBroker } from "../testing/broker.tsx";
import { SignedInScreen } from "./signed-in.screen.tsx";

const meta = {
  title: "Screens/Signed in beside",
  component: SignedInScreen,
  parameters: { layout: "fullscreen" },
  args: { onSignedOut: fn() },
  decorators: [
    (Story) => (
      <WithBroker user={user}>
        <PlainPage>
          <Heading level={1}>Create your account</Heading>
        </PlainPage>
        <Story />
      </WithBroker>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(mock("UserLogout", null)),
} satisfies Meta<typeof SignedInScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desk: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByText("aisyah is signed in to this browser")).toBeVisible());
  },
};
export const Phone: Story = { ...Desk, globals: { viewport: { value: "phone" } } };

/** The session ends here, and the page stays open. */
export const LogsOut: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Logout" }));
    await waitFor(() => expect(args.onSignedOut).toHaveBeenCalledWith({ isProviderTold: true }));
    await expect(screen.queryByRole("region")).toBeNull();
  },
};

/** The user can close the notice. */
export const Closed: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("region")).toBeNull());
  },
};
