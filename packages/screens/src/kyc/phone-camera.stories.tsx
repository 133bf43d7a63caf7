import { kycCaptureScenarios } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { user, WithBroker } from "../testing/broker.tsx";
import { PhoneCamera, PhoneCameraProvider } from "./phone-camera.tsx";

const receive = fn();

/**
 * The button and the dialog by which a phone takes a photo. They consist of the parts of other forms, so that the stories have
 * plays and no pictures.
 */
const meta = {
  title: "Internals/Camera of a phone",
  component: PhoneCamera,
  args: { side: "front", isDisabled: false, onPhoto: receive },
  render: (args) => (
    <WithBroker user={user}>
      <PhoneCameraProvider>
        <PhoneCamera {...args} />
      </PhoneCameraProvider>
    </WithBroker>
  ),
  beforeEach: ({ msw }) => {
    receive.mockClear();
    msw.use(...kycCaptureScenarios.waits);
  },
} satisfies Meta<typeof PhoneCamera>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The code of an extension is loaded late, and the provider is asked every two seconds. */
const LATE = { timeout: 10_000 };
const NAME = "Use the camera of your phone: Front side of ID";
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }, LATE));
const openDialog = async () => {
  await press(NAME);
  const dialog = await screen.findByRole("dialog", { name: "Front side of ID" }, LATE);
  // The dialog is transparent when it begins to open.
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: NAME }, LATE)).toBeEnabled();
  },
};
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: NAME }, LATE)).toBeDisabled();
  },
};
/** The link as a QR code and as a text, with the state of the phone. */
export const Waiting: Story = {
  play: async () => {
    const dialog = await openDialog();
    await expect(
      await dialog.findByRole("img", { name: "The link for your phone, as a QR code" }, LATE),
    ).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Copy link" })).toBeVisible();
    await expect(dialog.getByText("4 7 1 1")).toBeVisible();
    await expect(dialog.getByText(/^It takes one photo until/)).toBeVisible();
    await expect(dialog.getByText("Waiting for your phone...")).toBeVisible();
  },
};
export const WaitingDark: Story = { ...Waiting, globals: { scheme: "dark" } };
export const WaitingPhoneRightToLeft: Story = {
  globals: { viewport: { value: "phone" }, direction: "rtl", locale: "ar" },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", {}, LATE));
    const dialog = await screen.findByRole("dialog", {}, LATE);
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
export const Opened: Story = {
  beforeEach: ({ msw }) => msw.use(...kycCaptureScenarios.opened),
  play: async () => {
    const dialog = await openDialog();
    await expect(await dialog.findByText(/^Your phone has opened the link/, {}, LATE)).toBeVisible();
  },
};
/** The dialog closes, the photo is given to the form once, and its arrival is announced. */
export const Receives: Story = {
  beforeEach: ({ msw }) => msw.use(...kycCaptureScenarios.receives),
  play: async () => {
    await openDialog();
    await waitFor(() => expect(receive).toHaveBeenCalledTimes(1), LATE);
    await expect(receive).toHaveBeenCalledWith(
      expect.objectContaining({ name: "image.png", type: "image/png" }),
    );
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), LATE);
    await expect(await screen.findByText("The photo has arrived")).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole("button", { name: NAME })).toHaveFocus());
  },
};
/** The link has ended, and a button creates a new link. */
export const Ended: Story = {
  beforeEach: ({ msw }) => msw.use(...kycCaptureScenarios.ends),
  play: async () => {
    const dialog = await openDialog();
    await expect(await dialog.findByRole("alert", {}, LATE)).toHaveTextContent("This link has ended");
    await press("Create a new link");
    await expect(await dialog.findByRole("button", { name: "Create a new link" }, LATE)).toBeVisible();
  },
};
export const Lost: Story = {
  beforeEach: ({ msw }) => msw.use(...kycCaptureScenarios.lost),
  play: async () => {
    const dialog = await openDialog();
    await expect(
      await dialog.findByText("The connection is lost. We keep trying.", {}, { timeout: 15_000 }),
    ).toBeVisible();
  },
};
export const Beginning: Story = {
  beforeEach: ({ msw }) => msw.use(...kycCaptureScenarios.beginHangs),
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.queryByRole("img")).toBeNull();
    await press("Close");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};
export const Limited: Story = {
  beforeEach: ({ msw }) => msw.use(...kycCaptureScenarios.limited),
  play: async () => {
    const dialog = await openDialog();
    await expect(await dialog.findByRole("alert", {}, LATE)).toHaveTextContent("Too many attempts.");
  },
};
/** The provider lacks the capability: there is no button. */
export const CapabilityOff: Story = {
  beforeEach: ({ msw }) => msw.use(...kycCaptureScenarios.off),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
