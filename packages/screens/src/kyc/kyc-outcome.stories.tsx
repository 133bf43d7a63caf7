import type { KycState } from "@broker/hooks";
import { kycScenarios, mock, profileScenarios } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { ContactProvider } from "../frame/company-contact.tsx";
import { user, WithBroker } from "../testing/broker.tsx";
import { AccountVerificationScreen } from "./kyc.screen.tsx";
import { KycView } from "./kyc.view.tsx";
import { form, lost, doNothing, createPicture, setting } from "../testing/kyc-stories.ts";

const meta = { title: "Flows/Account verification", ...setting } satisfies Meta<typeof KycView>;

export default meta;
type Story = StoryObj<typeof meta>;
const at = (kyc: KycState): Story => ({ args: { kyc } });

/** Input is disabled while it would be ignored. */
const isClosed: NonNullable<Story["play"]> = async ({ canvas }) => {
  await expect(await canvas.findByRole("radio", { name: "Passport" })).toBeDisabled();
  await expect(canvas.getByRole("checkbox")).toBeDisabled();
  for (const button of canvas.getAllByRole("button", { name: /^(Remove|Choose a file)/ }))
    await expect(button).toBeDisabled();
};
export const Submitting: Story = { ...at({ ...form, step: "submitting" }), play: isClosed };
export const CheckingSubmission: Story = {
  ...at({ ...form, step: "checkingSubmission" }),
  play: isClosed,
};
/** The file to pick again is shown once it can be picked. */
export const CheckingSubmissionAfterReload: Story = {
  ...at({ ...form, ...lost, step: "checkingSubmission" }),
  play: async (context) => {
    await isClosed(context);
    await expect(context.canvas.queryByText(/passport-front/)).toBeNull();
  },
};
export const SubmissionFailed = at({
  ...form,
  step: "submissionFailed",
  failure: { operation: "KycVerification", kind: "refused" },
  dismiss: doNothing,
});
export const SubmissionNotFound = at({
  ...form,
  step: "submissionNotFound",
  canRepeat: true,
  repeat: doNothing,
  goTo: doNothing,
});
const pick = fn();
/** After a reload the file must be picked again, in the field whose message names it. */
export const SubmissionNotFoundAfterReload: Story = {
  ...at({
    ...form,
    ...lost,
    document: { ...lost.document, change: pick },
    step: "submissionNotFound",
    canRepeat: false,
    repeat: doNothing,
    goTo: doNothing,
  }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/^Please choose passport-front\.jpg again/);
    const input = canvasElement.querySelector<HTMLInputElement>('#kyc-frontFile input[type="file"]');
    if (!input) throw new Error("No picker");
    const file = createPicture("again.png");
    await userEvent.upload(input, file, { applyAccept: false });
    await expect(pick).toHaveBeenCalledWith("frontFile", file);
  },
};
export const SubmissionUnknown: Story = {
  ...at({
    ...form,
    step: "submissionUnknown",
    failure: { operation: "GetUserInfo", kind: "offline" },
    checkAgain: doNothing,
  }),
  play: isClosed,
};
/** Once submitted, the status replaces the form. */
/** Expects only the sentence that the check is pending. */
const onlySays =
  (sentence: string): NonNullable<Story["play"]> =>
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("heading", { name: sentence })).toBeVisible();
    await expect(canvasElement).toHaveTextContent(new RegExp(`^${sentence}$`));
    await expect(canvas.queryByRole("button")).toBeNull();
  };
export const Submitted: Story = {
  ...at({ step: "pendingApproval", isRefreshing: false, refresh: doNothing }),
  play: onlySays("Account Status: Submitted, pending approval"),
};
/** The sentence, the reason and the contact. */
export const CancelledByAdmin: Story = {
  ...at({ step: "cancelledByAdmin", reason: "The picture of the front side is not sharp." }),
  beforeEach: ({ msw }) => msw.use(mock("GetCapabilities")),
  render: (args) => (
    <WithBroker>
      <ContactProvider>
        <KycView {...args} />
      </ContactProvider>
    </WithBroker>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("heading", { name: "Account Status: Cancelled by the admin." }),
    ).toBeVisible();
    await expect(canvas.getByText("Reason: The picture of the front side is not sharp.")).toBeVisible();
    const email = await canvas.findByRole("link", { name: /@/ });
    await expect(email).toHaveAttribute("href", expect.stringContaining("mailto:"));
  },
};
export const CancelledByAdminWithoutAReason = at({ step: "cancelledByAdmin", reason: null });
export const Approved = at({
  step: "approved",
  fullName: "Amira Rahman",
  approvedAt: new Date("2026-03-03T10:00:00Z"),
});
export const ApprovedDark: Story = { ...Approved, globals: { scheme: "dark" } };
export const EmailUnverified = at({ step: "emailUnverified" });
export const EmailUnverifiedIncomplete: Story = {
  args: {
    kyc: { step: "emailUnverified" },
    mail: { step: "ready", failure: null, canResend: false, resend: doNothing },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Resend Verification Email" }));
    const dialog = await screen.findByRole("alertdialog", { name: "Error" });
    await expect(dialog).toHaveTextContent(
      "User information is incomplete. Please ensure userId, companyId, and email are available.",
    );
  },
};

const connected = () => (
  <WithBroker user={user}>
    <AccountVerificationScreen />
  </WithBroker>
);

/** The whole screen of a user without a verified address: the e-mail is sent again, and confirmed. */
export const EmailUnverifiedResends: Story = {
  render: connected,
  beforeEach: ({ msw }) => msw.use(...kycScenarios.emailUnverified, mock("ResendVerificationEmail")),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Resend Verification Email" }));
    const dialog = await screen.findByRole("alertdialog", { name: "Success" });
    await expect(dialog).toHaveTextContent("Verification email resent successfully!");
  },
};
export const EmailUnverifiedResendFails: Story = {
  render: connected,
  beforeEach: ({ msw }) => msw.use(...profileScenarios.resendFailed, ...kycScenarios.emailUnverified),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Resend Verification Email" }));
    const dialog = await screen.findByRole("alertdialog", { name: "Error" });
    await expect(dialog).toHaveTextContent("An error occurred while resending the verification email.");
    await userEvent.click(screen.getByRole("button", { name: "OK" }));
    await expect(await canvas.findByRole("button", { name: "Resend Verification Email" })).toBeVisible();
  },
};

/** The whole screen: an incomplete first step is refused, and every invalid field is listed. */
export const EnteringDetailsRefused: Story = {
  render: connected,
  beforeEach: ({ msw }) => msw.use(...kycScenarios.notSubmitted),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Next" }));
    await expect(await canvas.findAllByText("Address line is required")).toHaveLength(2);
    await expect(canvas.queryByText("Identity document")).toBeNull();
  },
};

const values: Readonly<Record<string, string>> = {
  "First name": "Nur",
  "Last name": "Aisyah",
  "Address line": "12 Jalan Ampang",
  City: "Kuala Lumpur",
  State: "Wilayah Persekutuan",
  Nationality: "Malaysian",
  "Postal code": "50450",
  "Document No.": "A12345678",
};
const onSubmitted = fn();
const onDone = fn();
/**
 * The whole journey: the host is notified of the submission, then of its confirmation. After that the page's heading has the
 * focus, because the form was removed.
 */
export const SubmittedFromTheForm: Story = {
  render: () => (
    <main>
      <WithBroker user={user}>
        <AccountVerificationScreen onSubmitted={onSubmitted} onDone={onDone} />
      </WithBroker>
    </main>
  ),
  beforeEach: ({ msw }) => msw.use(...kycScenarios.submitted),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByLabelText("First name");
    for (const [label, value] of Object.entries(values)) {
      await userEvent.click(canvas.getByLabelText(label));
      await userEvent.paste(value);
    }
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await userEvent.click(await canvas.findByRole("radio", { name: "Passport" }));
    for (const side of ["front", "back"]) {
      const input = canvasElement.querySelector<HTMLInputElement>(`#kyc-${side}File input[type="file"]`);
      if (!input) throw new Error("No picker");
      await userEvent.upload(input, new File(["x"], `${side}.png`, { type: "image/png" }));
    }
    await userEvent.click(canvas.getByRole("checkbox"));
    await userEvent.click(canvas.getByRole("button", { name: "Submit All" }));
    const dialog = await screen.findByRole("alertdialog", { name: "Success" });
    await expect(dialog).toHaveTextContent("Account verification submitted successfully!");
    await expect([onSubmitted, onDone].map(({ mock: { calls } }) => calls.length)).toEqual([1, 0]);
    await userEvent.click(screen.getByRole("button", { name: "OK" }));
    await expect([onSubmitted, onDone].map(({ mock: { calls } }) => calls.length)).toEqual([1, 1]);
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Account Verification" })).toHaveFocus());
  },
};
