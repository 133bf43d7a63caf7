import type { KycDetails, KycState } from "@broker/hooks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { createFixedForm } from "../testing/broker.tsx";
import type { KycView } from "./kyc.view.tsx";
import { details, form, lost, none, doNothing, setting } from "../testing/kyc-stories.ts";

const meta = { title: "Flows/Account verification", ...setting } satisfies Meta<typeof KycView>;

export default meta;
type Story = StoryObj<typeof meta>;
const at = (kyc: KycState): Story => ({ args: { kyc } });

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

export const Loading: Story = {};
export const Unavailable = at({
  step: "unavailable",
  failure: { operation: "GetUserInfo", kind: "server" },
  retry: doNothing,
});
export const EnteringDetails = at({
  ...form,
  step: "enteringDetails",
  next: doNothing,
  goTo: doNothing,
  submitAll: doNothing,
});
export const EnteringDetailsDark: Story = { ...EnteringDetails, globals: { scheme: "dark" } };
export const EnteringDetailsPhone: Story = { ...EnteringDetails, globals: { viewport: { value: "phone" } } };
export const EnteringDetailsRightToLeft: Story = { ...EnteringDetails, globals: { direction: "rtl" } };
export const EnteringDetailsIssues = at({
  ...form,
  status: "unknown",
  details: createFixedForm(empty, {
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
  next: doNothing,
  goTo: doNothing,
  submitAll: doNothing,
});
/** A number with letters, and a date in the future. */
export const EnteringDetailsPhoneAndDateIssues = at({
  ...form,
  details: createFixedForm(
    { ...details, phoneNumber: "call me", dob: "2094-03-09", email: "aisyah@", postalCode: "504" },
    {
      email: { code: "emailInvalid" },
      phoneNumber: { code: "phoneInvalid" },
      dob: { code: "dateInFuture" },
      postalCode: { code: "postalCodeInvalid" },
    },
  ),
  step: "enteringDetails",
  next: doNothing,
  goTo: doNothing,
  submitAll: doNothing,
});
export const EnteringDetailsDateInvalid = at({
  ...form,
  details: createFixedForm({ ...details, dob: "2026-02-30" }, { dob: { code: "dateInvalid" } }),
  step: "enteringDetails",
  next: doNothing,
  goTo: doNothing,
  submitAll: doNothing,
});
export const ProvidingDocument = at({
  ...form,
  step: "providingDocument",
  goTo: doNothing,
  submitAll: doNothing,
});
export const ProvidingDocumentDark: Story = { ...ProvidingDocument, globals: { scheme: "dark" } };
export const ProvidingDocumentNarrow: Story = {
  ...ProvidingDocument,
  globals: { viewport: { value: "narrow" } },
};
export const ProvidingDocumentIssues = at({
  ...form,
  document: createFixedForm(none, {
    selectedID: { code: "idTypeRequired" },
    frontFile: { code: "fileRequired" },
    backFile: { code: "fileTooLarge" },
    isInfoCorrect: { code: "mustConfirm" },
  }),
  step: "providingDocument",
  goTo: doNothing,
  submitAll: doNothing,
});
export const ProvidingDocumentAfterReload = at({
  ...form,
  ...lost,
  step: "providingDocument",
  goTo: doNothing,
  submitAll: doNothing,
});
/** Reopened by staff: the reason is shown before the form. */
export const EnteringDetailsOnceMore: Story = {
  ...at({
    ...form,
    reopenedFor: "The picture of the front side is not sharp.",
    step: "enteringDetails",
    next: doNothing,
    goTo: doNothing,
    submitAll: doNothing,
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Your identity check is open again")).toBeVisible();
    await expect(canvas.getByText(/The picture of the front side is not sharp\./)).toBeVisible();
  },
};
/** A company that requires no back side of a passport, and uses each country's postal codes. */
export const ProvidingDocumentWithoutBack: Story = {
  ...at({ ...form, hasBack: false, step: "providingDocument", goTo: doNothing, submitAll: doNothing }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Front side of ID/)).toBeVisible();
    await expect(canvas.queryByText(/^Back side of ID/)).toBeNull();
  },
};
/** A company that accepts one kind of document from clients of the country, which is chosen. */
export const ProvidingDocumentOfOneKind: Story = {
  ...at({
    ...form,
    documentTypes: ["passport"],
    step: "providingDocument",
    goTo: doNothing,
    submitAll: doNothing,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("radio", { name: "Passport" })).toBeChecked();
    await expect(canvas.getAllByRole("radio")).toHaveLength(1);
  },
};
