import type { KycDetails, KycDocument, KycVerification } from "@broker/hooks";
import { kycScenarios, mock, profileScenarios } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { ContactProvider } from "../frame/company-contact.tsx";
import { stillForm, user, WithBroker } from "../testing/broker.tsx";
import { AccountVerificationScreen } from "./kyc.screen.tsx";
import { KycView } from "./kyc.view.tsx";

const nothing = () => {};
const details: KycDetails = {
  firstName: "Nur",
  lastName: "Aisyah",
  email: "aisyah@example.com",
  phoneNumber: "+60198765432",
  dob: "1994-03-09",
  addressLine: "12 Jalan Ampang",
  city: "Kuala Lumpur",
  state: "Wilayah Persekutuan",
  nationality: "Malaysian",
  postalCode: "50450",
  id: "A12345678",
};
const empty: KycDetails = {
  firstName: "",
  lastName: "",
  email: "aisyah@example.com",
  phoneNumber: "",
  dob: "",
  addressLine: "",
  city: "",
  state: "",
  nationality: "",
  postalCode: "",
  id: "",
};
const picture = (name: string) => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="40"><rect width="64" height="40" fill="#94a3b8"/></svg>';
  return new File([svg], name, { type: "image/svg+xml" });
};
const document: KycDocument = {
  selectedID: "passport",
  frontFile: picture("front.png"),
  backFile: picture("back.png"),
  isInfoCorrect: true,
};
const none: KycDocument = { selectedID: null, frontFile: null, backFile: null, isInfoCorrect: false };
const form = {
  status: "notSubmitted" as const,
  details: stillForm<KycDetails, never>(details),
  document: stillForm<KycDocument, never>(document),
  lostFiles: { front: null, back: null },
  fileTypes: ["image/jpeg", "image/jpg", "image/png"],
  hasBack: true,
  isPostalCodeFiveDigits: true,
  reopenedFor: null,
};

const meta = {
  title: "Flows/Account verification",
  component: KycView,
  args: {
    kyc: { step: "loading" },
    mail: { step: "ready", failure: null, canResend: true, resend: nothing },
  },
} satisfies Meta<typeof KycView>;

export default meta;
type Story = StoryObj<typeof meta>;
const at = (kyc: KycVerification): Story => ({ args: { kyc } });

export const Loading: Story = {};
export const Unavailable = at({
  step: "unavailable",
  failure: { operation: "GetUserInfo", kind: "server" },
  retry: nothing,
});
export const EnteringDetails = at({
  ...form,
  step: "enteringDetails",
  next: nothing,
  goTo: nothing,
  submitAll: nothing,
});
export const EnteringDetailsDark: Story = { ...EnteringDetails, globals: { scheme: "dark" } };
export const EnteringDetailsPhone: Story = { ...EnteringDetails, globals: { viewport: { value: "phone" } } };
export const EnteringDetailsRightToLeft: Story = { ...EnteringDetails, globals: { direction: "rtl" } };
export const EnteringDetailsIssues = at({
  ...form,
  status: "unknown",
  details: stillForm(empty, {
    firstName: { code: "required" },
    lastName: { code: "required" },
    phoneNumber: { code: "required" },
    dob: { code: "required" },
    addressLine: { code: "required" },
    city: { code: "required" },
    state: { code: "required" },
    nationality: { code: "required" },
    postalCode: { code: "postalCodeInvalid" },
    id: { code: "required" },
  }),
  step: "enteringDetails",
  next: nothing,
  goTo: nothing,
  submitAll: nothing,
});
/** A number of letters, and a day to come. */
export const EnteringDetailsPhoneAndDateIssues = at({
  ...form,
  details: stillForm(
    { ...details, phoneNumber: "call me", dob: "2094-03-09", email: "aisyah@", postalCode: "504" },
    {
      email: { code: "emailInvalid" },
      phoneNumber: { code: "phoneInvalid" },
      dob: { code: "dateInFuture" },
      postalCode: { code: "postalCodeInvalid" },
    },
  ),
  step: "enteringDetails",
  next: nothing,
  goTo: nothing,
  submitAll: nothing,
});
export const EnteringDetailsDateInvalid = at({
  ...form,
  details: stillForm({ ...details, dob: "2026-02-30" }, { dob: { code: "dateInvalid" } }),
  step: "enteringDetails",
  next: nothing,
  goTo: nothing,
  submitAll: nothing,
});
export const ProvidingDocument = at({
  ...form,
  step: "providingDocument",
  goTo: nothing,
  submitAll: nothing,
});
export const ProvidingDocumentDark: Story = { ...ProvidingDocument, globals: { scheme: "dark" } };
export const ProvidingDocumentNarrow: Story = {
  ...ProvidingDocument,
  globals: { viewport: { value: "narrow" } },
};
export const ProvidingDocumentIssues = at({
  ...form,
  document: stillForm(none, {
    selectedID: { code: "idTypeRequired" },
    frontFile: { code: "fileRequired" },
    backFile: { code: "fileTooLarge" },
    isInfoCorrect: { code: "mustConfirm" },
  }),
  step: "providingDocument",
  goTo: nothing,
  submitAll: nothing,
});
const lost = {
  document: stillForm<KycDocument, never>({ ...none, selectedID: "passport" }),
  lostFiles: { front: "passport-front.jpg", back: "passport-back.jpg" },
};
export const ProvidingDocumentAfterReload = at({
  ...form,
  ...lost,
  step: "providingDocument",
  goTo: nothing,
  submitAll: nothing,
});
/** What is entered while nobody hears it cannot be entered. */
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
/** What is to be picked again is asked for once it can be picked. */
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
  dismiss: nothing,
});
export const SubmissionNotFound = at({
  ...form,
  step: "submissionNotFound",
  canRepeat: true,
  repeat: nothing,
  goTo: nothing,
});
const pick = fn();
/** The file is picked where it is asked for. */
export const SubmissionNotFoundAfterReload: Story = {
  ...at({
    ...form,
    ...lost,
    document: { ...lost.document, change: pick },
    step: "submissionNotFound",
    canRepeat: false,
    repeat: nothing,
    goTo: nothing,
  }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/^Please choose passport-front\.jpg again/);
    const input = canvasElement.querySelector<HTMLInputElement>('#kyc-frontFile input[type="file"]');
    if (!input) throw new Error("No picker");
    const file = picture("again.png");
    await userEvent.upload(input, file, { applyAccept: false });
    await expect(pick).toHaveBeenCalledWith("frontFile", file);
  },
};
export const SubmissionUnknown: Story = {
  ...at({
    ...form,
    step: "submissionUnknown",
    failure: { operation: "GetUserInfo", kind: "offline" },
    checkAgain: nothing,
  }),
  play: isClosed,
};
/** Once submitted, the form gives way to the status. */
/** Nothing but the sentence: that it is pending. */
const onlySays =
  (sentence: string): NonNullable<Story["play"]> =>
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("heading", { name: sentence })).toBeVisible();
    await expect(canvasElement).toHaveTextContent(new RegExp(`^${sentence}$`));
    await expect(canvas.queryByRole("button")).toBeNull();
  };
export const Submitted: Story = {
  ...at({ step: "pendingApproval", isRefreshing: false, refresh: nothing }),
  play: onlySays("Account Status: Submitted, pending approval"),
};
/** The sentence, why, and whom to ask. */
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
/** Opened again by staff: the reason is read before the form is filled in once more. */
export const EnteringDetailsOnceMore: Story = {
  ...at({
    ...form,
    reopenedFor: "The picture of the front side is not sharp.",
    step: "enteringDetails",
    next: nothing,
    goTo: nothing,
    submitAll: nothing,
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Your identity check is open again")).toBeVisible();
    await expect(canvas.getByText(/The picture of the front side is not sharp\./)).toBeVisible();
  },
};
/** A company that asks for no back side of a passport, and for the postal codes of each country. */
export const ProvidingDocumentWithoutBack: Story = {
  ...at({ ...form, hasBack: false, step: "providingDocument", goTo: nothing, submitAll: nothing }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Front side of ID/)).toBeVisible();
    await expect(canvas.queryByText(/^Back side of ID/)).toBeNull();
  },
};
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
    mail: { step: "ready", failure: null, canResend: false, resend: nothing },
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

/** The whole screen of a user without a verified address: the e-mail is sent once more, and it is said. */
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

/** The whole screen: an incomplete first step goes nowhere, and names every field. */
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
/** The whole way: it is said that it was submitted, and then the focus is at the page's heading, as the form is gone. */
export const SubmittedFromTheForm: Story = {
  render: () => <main>{connected()}</main>,
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
    await userEvent.click(screen.getByRole("button", { name: "OK" }));
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Account Verification" })).toHaveFocus());
  },
};
