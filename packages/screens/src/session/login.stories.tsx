import type { SignInCode, SignInValues } from "@broker/hooks";
import { mock, sessionScenarios } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { LanguageProvider, useLanguage } from "../i18n/translation.tsx";
import { CompanyLogo } from "../frame/company-logo.tsx";
import { company, createFixedForm, WithBroker } from "../testing/broker.tsx";
import { searchOf } from "../testing/places.ts";
import { LoginScreen } from "./login.screen.tsx";
import { LoginView } from "./login.view.tsx";

const form = createFixedForm<SignInValues, SignInCode>({ email: "demo@example.com", password: "password" });

const meta = {
  title: "Screens/Login",
  component: LoginView,
  parameters: { layout: "fullscreen" },
  args: {
    logo: <CompanyLogo company={company} width={140} />,
    sessionMinutes: 30,
    onForgotPassword: () => {},
    signIn: {
      step: "editing",
      form: createFixedForm<SignInValues, SignInCode>({ email: "", password: "" }),
      failure: null,
      submit: () => {},
    },
  },
} satisfies Meta<typeof LoginView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Dark: Story = { globals: { scheme: "dark" } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
function InTwoLanguages({ children }: { children: ReactNode }) {
  return (
    <LanguageProvider language={useLanguage()} choice={{ locales: ["ms", "en"], choose: () => {} }}>
      {children}
    </LanguageProvider>
  );
}
/** A host with two languages offers these below the form, in its order. */
export const TwoLanguages: Story = {
  decorators: [
    (Story) => (
      <InTwoLanguages>
        <Story />
      </InTwoLanguages>
    ),
  ],
  play: async ({ canvas }) => {
    const names = canvas
      .getAllByText(/^(English|Bahasa Melayu|简体中文|العربية)$/)
      .map(({ textContent }) => textContent);
    await expect(names).toEqual(["Bahasa Melayu", "English"]);
  },
};

/** A visitor without a friend's link registers with the company's own code, by a full page load. */
export const SignUpByTheCompany: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Sign up" });
    await expect(link).toHaveAttribute("href", "/sign-up?referralCode=NORTHGALE");
    await expect(link).toHaveAttribute("target", "_top");
  },
};
export const SessionEnded: Story = { args: { ended: ["timeLimit"] } };
export const EndedByInactivity: Story = { args: { ended: ["inactivity"] } };
export const EndedByProvider: Story = { args: { ended: ["unauthenticated"] } };
export const SignedOutElsewhere: Story = { args: { ended: ["signedOutElsewhere"] } };
/** The hydrated page without a query: no reason is visible, and each reason has its element. */
export const EndUnknown: Story = {
  render: () => (
    <WithBroker>
      <LoginScreen search={null} />
    </WithBroker>
  ),
  beforeEach: ({ msw }) => msw.use(mock("GetCompanies", [company])),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("heading", { name: "Sign in" });
    const reasons = [...canvasElement.querySelectorAll<HTMLElement>("[data-ended]")];
    await expect(reasons.map(({ hidden }) => hidden)).toEqual(Array.from({ length: 6 }, () => true));
  },
};
export const OtherUser: Story = { args: { ended: ["otherUser"] } };

/** The whole screen after a sign-out that did not reach the provider: it reports this, and says what to do. */
export const ProviderNotTold: Story = {
  render: () => (
    <WithBroker>
      <LoginScreen search={searchOf({ ended: "providerNotTold" })} />
    </WithBroker>
  ),
  beforeEach: ({ msw }) => msw.use(mock("GetCompanies", [company])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You are signed out here")).toBeVisible();
    await expect(canvas.getByText(/may stay open there for up to 30 minutes/)).toBeVisible();
    await expect(canvas.getByText(/sign in and log out once more/)).toBeVisible();
  },
};

export const Submitting: Story = { args: { signIn: { step: "submitting", form } } };
export const Issues: Story = {
  args: {
    signIn: {
      step: "editing",
      form: createFixedForm(
        { email: "demo", password: "" },
        { email: { code: "emailInvalid" }, password: { code: "passwordRequired" } },
      ),
      failure: null,
      submit: () => {},
    },
  },
};
export const Refused: Story = {
  args: {
    signIn: {
      step: "editing",
      form,
      failure: { operation: "UserLogin", kind: "refused", message: "Invalid email or password." },
      submit: () => {},
    },
  },
  play: async ({ canvas }) => {
    const dialog = await screen.findByRole("alertdialog", { name: "Error" });
    await expect(dialog).toHaveTextContent("Invalid email or password.");
    await userEvent.click(screen.getByRole("button", { name: "OK" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(canvas.queryByText("Invalid email or password.")).toBeNull();
  },
};

const navigate = fn();

/** The whole screen against a provider that signs the user in: it navigates back, once. */
export const SignsIn: Story = {
  render: () => (
    <WithBroker navigate={navigate}>
      <LoginScreen search={searchOf({ from: "/profile?tab=legal" })} />
    </WithBroker>
  ),
  beforeEach: ({ msw }) => {
    navigate.mockClear();
    msw.use(mock("GetCompanies", [company]), ...sessionScenarios.signsIn);
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText("Email"), "demo@example.com");
    await userEvent.type(canvas.getByLabelText("Password"), "password");
    await userEvent.click(canvas.getByRole("button", { name: "Sign Me In" }));
    await waitFor(() => expect(navigate.mock.calls).toEqual([["/profile?tab=legal", { replace: true }]]));
  },
};

/** The whole screen against the provider's refusal: the message is shown, the input is preserved. */
export const WrongPassword: Story = {
  render: () => (
    <WithBroker>
      <LoginScreen search={searchOf({})} />
    </WithBroker>
  ),
  beforeEach: ({ msw }) => msw.use(mock("GetCompanies", [company]), ...sessionScenarios.wrongPassword),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText("Email"), "demo@example.com");
    await userEvent.type(canvas.getByLabelText("Password"), "wrong");
    await userEvent.click(canvas.getByRole("button", { name: "Sign Me In" }));
    await screen.findByRole("alertdialog", { name: "Error" });
    await waitFor(() => expect(screen.getByText("Invalid email or password.")).toBeVisible());
    await userEvent.click(screen.getByRole("button", { name: "OK" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(canvas.getByLabelText("Email")).toHaveValue("demo@example.com");
    await expect(canvas.getByLabelText("Password")).toHaveValue("wrong");
    await userEvent.click(canvas.getByRole("button", { name: "Sign Me In" }));
    await screen.findByRole("alertdialog", { name: "Error" });
  },
};

/** The modal's code is loaded on demand. */
export const ForgetsPassword: Story = {
  render: () => (
    <WithBroker>
      <LoginScreen search={searchOf({})} />
    </WithBroker>
  ),
  beforeEach: ({ msw }) => msw.use(mock("GetCompanies", [company])),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Forgot your password?" }));
    await screen.findByRole("dialog", { name: "Forgot Password" });
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};
