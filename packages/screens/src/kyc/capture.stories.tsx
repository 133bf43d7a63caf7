import { kycPhotoScenarios, mock } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { CaptureScreen } from "../entries/capture.ts";
import { company, WithBroker } from "../testing/broker.tsx";

/**
 * The page that the link opens on a phone. It consists of the parts of other forms, so that the stories have plays and no
 * pictures.
 */
const meta = {
  title: "Internals/Photo of a phone",
  component: CaptureScreen,
  parameters: { layout: "fullscreen" },
  globals: { viewport: { value: "phone" } },
  args: { hash: "#a-token" },
  render: (args) => (
    <WithBroker>
      <CaptureScreen {...args} />
    </WithBroker>
  ),
  beforeEach: ({ msw }) => msw.use(mock("GetCompanies", [company]), ...kycPhotoScenarios.works),
} satisfies Meta<typeof CaptureScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const LATE = { timeout: 10_000 };
const heading = (name: string) => screen.findByRole("heading", { level: 1, name }, LATE);
/** Types the code of the computer, and continues to the camera. */
const unlock = async (code = "4711") => {
  await userEvent.type(await screen.findByRole("textbox", { name: "Code on your computer" }, LATE), code);
  await userEvent.click(screen.getByRole("button", { name: "Next" }));
};
const take = async (name = "photo.jpg", type = "image/jpeg") => {
  await unlock();
  await heading("Front side of ID");
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("There is no field for a photo");
  await userEvent.upload(input, new File(["x"], name, { type }), { applyAccept: false });
};
const send = async () => userEvent.click(await screen.findByRole("button", { name: "Send photo" }));

/** The page asks for the code that only the computer shows, and says whom a stranger's link serves; there is no camera yet. */
export const Locked: Story = {
  play: async ({ canvasElement }) => {
    await heading("Account Verification");
    await expect(
      await screen.findByText(/^Go on only if you opened this page yourself/, {}, LATE),
    ).toBeVisible();
    await expect(canvasElement.querySelector("input[type=file]")).toBeNull();
  },
};
export const LockedDark: Story = { ...Locked, globals: { viewport: { value: "phone" }, scheme: "dark" } };
export const LockedRightToLeft: Story = {
  globals: { viewport: { value: "phone" }, direction: "rtl", locale: "ar" },
};
export const WrongCode: Story = {
  beforeEach: ({ msw }) => msw.use(mock("GetCompanies", [company]), ...kycPhotoScenarios.wrongCode),
  play: async ({ canvasElement }) => {
    await unlock("0815");
    const field = await screen.findByRole("textbox", { name: "Code on your computer" }, LATE);
    await waitFor(() => expect(field).toBeInvalid(), LATE);
    const text = "This is not the code. Type the four digits that your computer shows.";
    // The sentence is below the field, and in the announcement.
    await waitFor(() => expect(screen.getAllByText(text).at(-1)).toBeVisible(), LATE);
    await expect(canvasElement.querySelector("input[type=file]")).toBeNull();
  },
};
/** The side to photograph, and the button that opens the camera on the back of the phone. */
export const Taking: Story = {
  play: async ({ canvasElement }) => {
    await unlock();
    const title = await heading("Front side of ID");
    await waitFor(() => expect(title).toHaveFocus());
    const input = canvasElement.querySelector("input[type=file]");
    await expect(input).toHaveAttribute("capture", "environment");
    await expect(screen.getByRole("button", { name: "Take photo: Front side of ID" })).toBeVisible();
    await expect(screen.queryByRole("button", { name: "Send photo" })).toBeNull();
  },
};
export const TakingDark: Story = { ...Taking, globals: { viewport: { value: "phone" }, scheme: "dark" } };
export const TakingRightToLeft: Story = {
  globals: { viewport: { value: "phone" }, direction: "rtl", locale: "ar" },
  play: async ({ canvasElement }) => {
    await userEvent.type(await screen.findByRole("textbox", {}, LATE), "4711{Enter}");
    await waitFor(() => expect(canvasElement.querySelector("input[type=file]")).not.toBeNull(), LATE);
  },
};
/** The confirmation replaces the form, and its heading has the focus. */
export const Sends: Story = {
  play: async () => {
    await take();
    await send();
    const title = await heading("The photo has arrived");
    await waitFor(() => expect(title).toHaveFocus());
    await expect(screen.getByText("You can go on at your computer.")).toBeVisible();
    await expect(screen.queryByRole("button", { name: "Send photo" })).toBeNull();
  },
};
export const Sending: Story = {
  beforeEach: ({ msw }) => msw.use(mock("GetCompanies", [company]), ...kycPhotoScenarios.sendHangs),
  play: async () => {
    await take();
    await send();
    await expect(await screen.findByRole("button", { name: "Uploading" })).toBeInTheDocument();
  },
};
export const WrongFile: Story = {
  play: async () => {
    await take("photo.gif", "image/gif");
    // The sentence is below the field, and in the announcement.
    await expect((await screen.findAllByText(/^Unsupported file format/)).at(-1)).toBeVisible();
    await expect(screen.queryByRole("button", { name: "Send photo" })).toBeNull();
  },
};
/** Without a network the photo stays, and can be sent again. */
export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(mock("GetCompanies", [company]), ...kycPhotoScenarios.sendOffline),
  play: async () => {
    await take();
    await send();
    await expect(await screen.findByRole("alert", {}, LATE)).toHaveTextContent(
      "The photo may not have arrived. Please send it again.",
    );
    await expect(screen.getByText("photo.jpg")).toBeVisible();
    await expect(screen.getByRole("button", { name: "Send photo" })).toBeEnabled();
  },
};
export const Damaged: Story = {
  beforeEach: ({ msw }) => msw.use(mock("GetCompanies", [company]), ...kycPhotoScenarios.damaged),
  play: async () => {
    await take();
    await send();
    await expect(await screen.findByRole("alert", {}, LATE)).toHaveTextContent("This file is damaged");
  },
};
/** The link was used before, or is over. */
export const LinkOver: Story = {
  beforeEach: ({ msw }) => msw.use(mock("GetCompanies", [company]), ...kycPhotoScenarios.ended),
  play: async () => {
    await unlock();
    await heading("This link has ended");
    await expect(screen.getByText(/^If you sent the photo, go on at your computer/)).toBeVisible();
  },
};
export const LinkEndsMeanwhile: Story = {
  beforeEach: ({ msw }) => msw.use(mock("GetCompanies", [company]), ...kycPhotoScenarios.endsMeanwhile),
  play: async () => {
    await take();
    await send();
    await heading("This link has ended");
  },
};
export const LinkIncomplete: Story = {
  args: { hash: "" },
  play: async () => {
    await heading("This link has ended");
  },
};
export const NotOpened: Story = {
  beforeEach: ({ msw }) => msw.use(mock("GetCompanies", [company]), ...kycPhotoScenarios.notOpened),
  play: async () => {
    await unlock();
    await expect(await screen.findByRole("button", { name: "Retry" }, { timeout: 15_000 })).toBeVisible();
  },
};
export const CapabilityOff: Story = {
  beforeEach: ({ msw }) => msw.use(mock("GetCompanies", [company]), ...kycPhotoScenarios.off),
  play: async () => {
    await expect(await screen.findByText("This is not available.", {}, LATE)).toBeVisible();
    await expect(screen.queryByRole("button", { name: /photo/i })).toBeNull();
  },
};
