import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { WithBroker } from "../testing/broker.tsx";
import { ErrorScreen } from "./error.screen.tsx";
import { NotFoundScreen } from "./not-found.screen.tsx";

const meta = {
  title: "Screens/System pages",
  component: ErrorScreen,
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <WithBroker>
        <Story />
      </WithBroker>
    ),
  ],
  args: { message: "Something broke" },
} satisfies Meta<typeof ErrorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnexpectedError: Story = { args: { message: "Something else broke" } };
const missing = "No result returned from dataStrategy for route routes/account/referrals";
/** Code that is still missing after a reload: the message is our own and not the router's. */
export const CodeMissing: Story = {
  args: { message: missing, isCodeMissing: true },
  beforeEach: () => {
    sessionStorage.setItem(missing, "reloaded");
    return () => sessionStorage.removeItem(missing);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "This page could not be opened" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Reload" })).toBeVisible();
    await expect(canvas.queryByText(/dataStrategy/)).toBeNull();
  },
};
/** The page is reloaded automatically once the browser is online. */
export const Offline: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, "onLine", { value: false, configurable: true });
    return () => Reflect.deleteProperty(navigator, "onLine");
  },
  play: async ({ canvas }) => {
    await expect(canvas.findByRole("heading", { name: "You are offline" })).resolves.toBeVisible();
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};
export const PageNotFound: Story = { render: () => <NotFoundScreen /> };
