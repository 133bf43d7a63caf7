import type { KycResubmissionState } from "@broker/hooks";
import { kycResubmissionScenarios, mock } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { user, WithBroker } from "../testing/broker.tsx";
import { doNothing } from "../testing/kyc-stories.ts";
import { chosen, documents } from "../testing/kyc-resubmission-stories.ts";
import { KycResubmissionView } from "./kyc-resubmission.view.tsx";
import { AccountVerificationScreen } from "./kyc.screen.tsx";

/** The code of an extension is loaded late. */
const LATE = { timeout: 10_000 };

/** The states around the form look like those of the first submission, so that they have plays and no pictures. */
const meta = {
  title: "Internals/Refused documents",
  component: KycResubmissionView,
  args: { resubmission: { step: "loading" }, reason: null },
} satisfies Meta<typeof KycResubmissionView>;

export default meta;
type Story = StoryObj<typeof meta>;
const at = (resubmission: KycResubmissionState): Story => ({ args: { resubmission } });

export const Loading = at({ step: "loading" });
export const Unavailable = at({
  step: "unavailable",
  failure: { operation: "GetKycReview", kind: "server" },
  retry: doNothing,
});
/** Staff cancelled the check as a whole, as without the capability. */
export const NothingRefused: Story = {
  args: { resubmission: { step: "nothingRefused" }, reason: "The name differs from that of your account." },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Reason: The name differs from that of your account.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Send again" })).toBeNull();
  },
};
export const ChoosingFilesChosen = at({ ...chosen, step: "choosingFiles", submit: doNothing });
export const ChoosingFilesNarrow: Story = {
  ...at({ ...documents, step: "choosingFiles", submit: doNothing }),
  globals: { viewport: { value: "narrow" } },
};
/** A file cannot be changed while it would be ignored. */
export const Submitting: Story = {
  ...at({ ...chosen, step: "submitting" }),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole("button", { name: /^(Remove|Choose a file)/ }))
      await expect(button).toBeDisabled();
  },
};
export const CheckingSubmission = at({ ...chosen, step: "checkingSubmission" });
export const SubmissionFailed = at({
  ...chosen,
  step: "submissionFailed",
  failure: { operation: "ResubmitKyc", kind: "refused" },
  dismiss: doNothing,
});
export const SubmissionNotFound = at({ ...chosen, step: "submissionNotFound", repeat: doNothing });
export const SubmissionUnknown = at({ ...chosen, step: "submissionUnknown", checkAgain: doNothing });
export const Submitted = at({ step: "submitted" });

const onSubmitted = fn();
const connected: Story = {
  render: () => (
    <main>
      <WithBroker user={user}>
        <AccountVerificationScreen onSubmitted={onSubmitted} />
      </WithBroker>
    </main>
  ),
};
const pick = async (side: "front" | "back") => {
  await screen.findByRole("button", { name: "Send again" }, LATE);
  const input = document.querySelector<HTMLInputElement>(`#kyc-again-${side} input[type="file"]`);
  if (!input) throw new Error("No picker");
  await userEvent.upload(input, new File(["x"], `${side}.png`, { type: "image/png" }));
};
const send = async () => userEvent.click(await screen.findByRole("button", { name: "Send again" }, LATE));

/** The whole journey: the refused document is sent again, the host is notified, and the check is pending. */
export const Resubmits: Story = {
  ...connected,
  beforeEach: ({ msw }) => {
    onSubmitted.mockClear();
    msw.use(...kycResubmissionScenarios.refused);
  },
  play: async ({ canvas }) => {
    await send();
    await expect(await canvas.findAllByText("Back side of ID is required")).toHaveLength(2);
    await pick("back");
    await send();
    const dialog = await screen.findByRole("alertdialog", { name: "Success" });
    await expect(dialog).toHaveTextContent("Account verification submitted successfully!");
    await expect(onSubmitted).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole("button", { name: "OK" }));
    // The heading of the page replaces the heading of the form.
    await waitFor(() =>
      expect(
        canvas.getByRole("heading", { name: "Account Status: Submitted, pending approval" }),
      ).toBeVisible(),
    );
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Account Verification" })).toHaveFocus());
  },
};
/** Both documents are refused, the back side for a reason in the words of staff. */
export const BothRefused: Story = {
  ...connected,
  beforeEach: ({ msw }) => msw.use(...kycResubmissionScenarios.bothRefused),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "Please send 2 documents again" }, LATE),
    ).toBeVisible();
    await expect(canvas.getByText("A corner of the document is torn off.")).toBeVisible();
  },
};
/** A refusal shows its reason, and the picture stays. */
export const RefusedAgain: Story = {
  ...connected,
  beforeEach: ({ msw }) => msw.use(...kycResubmissionScenarios.refusedAgain),
  play: async ({ canvas }) => {
    await pick("back");
    await send();
    const dialog = await screen.findByRole("alertdialog", { name: "Error" });
    await expect(dialog).toHaveTextContent("Your verification is already under way.");
    await userEvent.click(screen.getByRole("button", { name: "OK" }));
    await expect(await canvas.findByText(/back\.png/)).toBeVisible();
  },
};
/** A lost request is looked up, and sent again on request. */
export const Offline: Story = {
  ...connected,
  beforeEach: ({ msw }) => msw.use(...kycResubmissionScenarios.submissionOffline),
  play: async ({ canvas }) => {
    await pick("back");
    await send();
    await expect(
      await canvas.findByText(
        "An error occurred while submitting the verification request. Please try again.",
        {},
        LATE,
      ),
    ).toBeVisible();
    await expect(canvas.getByText(/back\.png/)).toBeVisible();
  },
};
/** Without the capability only the cancelled check is shown, and no review is requested. */
export const CapabilityOff: Story = {
  ...connected,
  beforeEach: ({ msw }) => msw.use(...kycResubmissionScenarios.off, mock("GetCompanies")),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "Account Status: Cancelled by the admin." }),
    ).toBeVisible();
    await expect(canvas.getByText(/^Reason: Back side/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Send again" })).toBeNull();
  },
};
