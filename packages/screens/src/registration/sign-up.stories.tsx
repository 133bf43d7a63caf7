import type { CountriesState, RegistrationValues } from "@broker/hooks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { CompanyLogo } from "../frame/company-logo.tsx";
import { company, createFixedForm } from "../testing/broker.tsx";
import { type CountryFieldProps, CountryFieldView } from "./country-field.view.tsx";
import { SignUpView } from "./sign-up.view.tsx";

const values: RegistrationValues = {
  fullName: "Nur Aisyah",
  username: "aisyah",
  email: "aisyah@example.com",
  countryId: 458,
  mobileNumber: "19 876 5432",
  city: "Kuala Lumpur",
  nationality: "Malaysian",
  password: "12345678",
  confirmPassword: "12345678",
  affiliateCode: "",
  hasAcceptedTerms: true,
  hasAcceptedRisk: true,
};
const country = { countryId: 458, countryName: "Malaysia", countryCode: "MY", mobileCode: "+60" };
const shared = {
  form: createFixedForm<RegistrationValues, never>(values),
  country,
  dialCode: "+60",
  isReferred: true,
};

const createCountryField = (countries: CountriesState) => (props: CountryFieldProps) => (
  <CountryFieldView {...props} countries={countries} />
);

const meta = {
  title: "Screens/Sign-up",
  component: SignUpView,
  parameters: { layout: "fullscreen" },
  args: {
    logo: <CompanyLogo company={company} width={140} />,
    CountryField: createCountryField({ countries: [country], missing: null }),
    registration: { ...shared, step: "editing", failure: null, submit: () => {} },
  },
} satisfies Meta<typeof SignUpView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button that shows a password names its field. */
export const Editing: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Show password" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Show password confirmation" })).toBeVisible();
  },
};
/** The plus sign of the dial code is first in both text directions, and the country is named in the language. */
export const Arabic: Story = {
  globals: { locale: "ar" },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(await canvas.findByText(/\+60$/)).direction).toBe("ltr");
    await expect(canvas.getByRole("option", { name: "ماليزيا" })).toBeInTheDocument();
  },
};
export const Dark: Story = { globals: { scheme: "dark" } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
export const WithoutReferral: Story = {
  args: { registration: { ...shared, isReferred: false, step: "editing", failure: null, submit: () => {} } },
};
/** The accepted documents can be read: each opens beside the form. */
export const Terms: Story = {
  play: async ({ canvas }) => {
    for (const [box, name, file] of [
      ["I have read and accept the Terms & Conditions", "Terms & Conditions", "terms-and-conditions"],
      ["I have read and understood the Risk Disclosure", "Risk Disclosure", "risk-disclosure"],
    ] as const) {
      await expect(canvas.getByRole("checkbox", { name: box })).toBeChecked();
      const link = canvas.getByRole("link", { name });
      await expect(link).toHaveAttribute("href", `/docs/${file}.pdf`);
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", "noopener");
    }
  },
};
export const Issues: Story = {
  args: {
    registration: {
      ...shared,
      form: createFixedForm(
        { ...values, username: "a", email: "", mobileNumber: "+65 8123 4567", hasAcceptedTerms: false },
        {
          mobileNumber: { code: "phoneElsewhere" },
          username: { code: "tooShort", params: { min: 2 } },
          email: { code: "emailRequired" },
          hasAcceptedTerms: { code: "mustAccept" },
        },
      ),
      step: "editing",
      failure: null,
      submit: () => {},
    },
  },
};
export const Submitting: Story = { args: { registration: { ...shared, step: "submitting" } } };
export const Failed: Story = {
  args: {
    registration: {
      ...shared,
      step: "editing",
      failure: { operation: "CreateUser", kind: "refused", message: "This email is already registered." },
      submit: () => {},
    },
  },
  play: async ({ canvas }) => {
    const dialog = await screen.findByRole("alertdialog", { name: "Registration Failed" });
    await expect(dialog).toHaveTextContent("This email is already registered.");
    await userEvent.click(screen.getByRole("button", { name: "OK" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(canvas.getByLabelText("Email")).toHaveValue("aisyah@example.com");
  },
};
/** An unknown code of a link is shown, to be corrected. */
export const ReferralUnknown: Story = {
  args: {
    registration: {
      ...shared,
      form: createFixedForm<RegistrationValues, never>({ ...values, affiliateCode: "NORTHGAEL" }),
      isReferred: false,
      step: "editing",
      failure: {
        operation: "CreateUser",
        kind: "refused",
        message: "This referral code is not known. Please check it.",
      },
      submit: () => {},
    },
  },
  play: async ({ canvas }) => {
    const dialog = await screen.findByRole("alertdialog", { name: "Registration Failed" });
    await expect(dialog).toHaveTextContent("This referral code is not known.");
    await userEvent.click(screen.getByRole("button", { name: "OK" }));
    await expect(canvas.getByLabelText("Referral code")).toHaveValue("NORTHGAEL");
  },
};
const change = fn();
/** The field of the code is empty without a link; a button enters the company's own code. */
export const WithoutACode: Story = {
  args: {
    companyCode: "NORTHGALE",
    registration: {
      ...shared,
      form: { ...createFixedForm<RegistrationValues, never>(values), change },
      isReferred: false,
      step: "editing",
      failure: null,
      submit: () => {},
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Referral code")).toHaveValue("");
    await userEvent.click(canvas.getByRole("button", { name: "I have no code" }));
    await expect(change).toHaveBeenCalledWith("affiliateCode", "NORTHGALE");
    await expect(canvas.getByLabelText("Referral code")).toHaveFocus();
  },
};
const retryCountries = fn();
/** Without countries no user can sign up: the field shows the reason, and offers a retry. */
export const CountriesMissing: Story = {
  args: {
    CountryField: createCountryField({
      countries: [],
      missing: { failure: { operation: "GetCountries", kind: "offline" }, retry: retryCountries },
    }),
    registration: {
      ...shared,
      form: createFixedForm<RegistrationValues, never>({ ...values, countryId: null }),
      country: null,
      step: "editing",
      failure: null,
      submit: () => {},
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "Country" })).toBeInvalid();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(retryCountries).toHaveBeenCalled();
  },
};
const correct = fn();
/** Without the e-mail, the user can have it sent again after the sign-in, or correct the address. */
export const Registered: Story = {
  args: { registration: { ...shared, step: "registered", email: "aisyah@example.com", correct } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/“Resend Verification Email” sends it again/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Correct the address" }));
    await expect(correct).toHaveBeenCalledOnce();
  },
};
