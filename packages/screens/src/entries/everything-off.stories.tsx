import { operations } from "@broker/api-spec/operations";
import { capabilityScenarios, handlers, mock } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { http, HttpResponse } from "msw";
import type { ReactNode } from "react";
import { expect, screen, waitFor } from "storybook/test";
import { company, user, WithBroker } from "../testing/broker.tsx";
import { searchOf } from "../testing/places.ts";
import { AccountVerificationScreen } from "./account-verification.ts";
import { CaptureScreen } from "./capture.ts";
import { DashboardScreen } from "./dashboard.ts";
import { DepositWithdrawalScreen } from "./deposit-withdrawal.ts";
import { DepositScreen } from "./deposit.ts";
import { EmailVerificationScreen } from "./email-verification.ts";
import { LoginScreen } from "./login.ts";
import { MoneyJourneyScreen } from "./money-journey.ts";
import { NewPasswordScreen } from "./new-password.ts";
import { PaymentHandoffScreen } from "./payment-handoff.ts";
import { ProfileScreen } from "./profile.ts";
import { ReferralsScreen } from "./referrals.ts";
import { SignInReportScreen } from "./sign-in-report.ts";
import { SignUpScreen } from "./sign-up.ts";
import { TransactionsScreen } from "./transactions.ts";
import { WithdrawalScreen } from "./withdrawal.ts";

/** The paths of capability calls that the story's screen sent, although its provider has no capability. */
const sent: string[] = [];

/** Answers each call of a capability as a provider without it does, and keeps its path. */
const refusing = Object.values(operations)
  .filter(({ capability }) => capability !== null && capability !== "capabilities")
  .map(({ path }) =>
    http.all(`*${path}`, () => {
      sent.push(path);
      return HttpResponse.json({ responseCode: 4004, responseMessage: "", data: null }, { status: 404 });
    }),
  );

/**
 * Every connected screen at a provider with the forty calls of the contract and no capability: it sends none of their
 * calls, and no part of it fails or offers a retry.
 */
const meta = {
  title: "Screens/Everything off",
  beforeEach: ({ msw }) => {
    sent.length = 0;
    msw.use(...capabilityScenarios.everythingOff, ...refusing, mock("GetCompanies", [company]), ...handlers);
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

interface Expected {
  /** The name of an element that is shown when the screen has its data. */
  shows: readonly ["button" | "heading" | "link" | "tab" | "radio" | "textbox", string | RegExp];
  /** The names of the parts that belong to a capability. */
  gone?: RegExp;
}

const parts = ["alert", "button", "link", "menuitem", "radio", "tab"] as const;

const at = (page: ReactNode, { shows: [role, name], gone }: Expected, who = user): Story => ({
  render: () => <WithBroker user={who}>{page}</WithBroker>,
  play: async ({ canvasElement }) => {
    await expect((await screen.findAllByRole(role, { name }, { timeout: 10_000 }))[0]).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector("[data-skeleton]")).toBeNull(), {
      timeout: 10_000,
    });
    const wrong = () =>
      parts
        .flatMap((part) => screen.queryAllByRole(part))
        .map((one) => one.getAttribute("aria-label") ?? one.textContent)
        .filter((name) => /retry|try again/i.test(name) || gone?.test(name));
    await waitFor(() => expect(wrong()).toEqual([]));
    await expect(sent).toEqual([]);
  },
});

export const AccountVerification = at(<AccountVerificationScreen />, {
  shows: ["heading", "Account Verification"],
});
export const Dashboard = at(<DashboardScreen />, {
  shows: ["link", /deposit/i],
  gone: /(?<!Daybreak )transfer/i,
});
export const Deposit = at(<DepositScreen />, { shows: ["heading", "How would you like to deposit?"] });
export const DepositWithdrawal = at(<DepositWithdrawalScreen search={searchOf({ tab: "deposit" })} />, {
  shows: ["heading", "How would you like to deposit?"],
});
export const EmailVerification = at(<EmailVerificationScreen search={searchOf({ token: "a-token" })} />, {
  shows: ["button", "Stay on this page"],
});
export const Login = at(<LoginScreen search={searchOf({})} />, { shows: ["button", "Sign Me In"] });
export const MoneyJourney = at(<MoneyJourneyScreen journey="withdrawal" />, {
  shows: ["heading", "Where should your money go?"],
  gone: /crypto|usdt|wallet address/i,
});
export const NewPassword = at(<NewPasswordScreen search={searchOf({ token: "a-token" })} />, {
  shows: ["heading", /password/i],
  gone: /set password/i,
});
export const PaymentHandoff = at(<PaymentHandoffScreen search={searchOf({ reference: "D-UNKNOWN" })} />, {
  shows: ["link", "Back to your deposit"],
});
/** The tab with the password has neither a second step nor a list of sign-ins. */
export const Profile = at(<ProfileScreen search={searchOf({ tab: "contact" })} />, {
  shows: ["tab", "Settings & Security"],
  gone: /two-step|authenticator|session|sign-ins|phrase|notification|language of/i,
});
export const Referrals = at(<ReferralsScreen search={searchOf({ tab: "history" })} />, {
  shows: ["button", "Copy link"],
  gone: /history/i,
});
export const Capture = at(<CaptureScreen hash="#a-token" />, {
  shows: ["heading", /account verification/i],
  gone: /photo/i,
});
export const SignInReport = at(<SignInReportScreen search={searchOf({ token: "a-token" })} />, {
  shows: ["heading", /sign-in/i],
  gone: /not me/i,
});
export const SignUp = at(<SignUpScreen search={searchOf({})} companyCode="NORTHGALE" />, {
  shows: ["textbox", "Email"],
});
export const Transactions = at(<TransactionsScreen search={searchOf({ tab: "internal-transfer" })} />, {
  shows: ["tab", "Withdrawal"],
  // The rows of phones are links with the method of their payment.
  gone: /internal transfer|transfer ctrader|transfer between|compound|statement|cancel/i,
});
export const Withdrawal = at(<WithdrawalScreen />, {
  shows: ["heading", "Where should your money go?"],
  gone: /crypto|usdt|wallet address/i,
});
