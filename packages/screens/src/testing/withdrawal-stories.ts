import type { Meta } from "@storybook/react-vite";
import { examples } from "@broker/api-spec/examples";
import type { OneTimeCode } from "@broker/hooks";
import { fn } from "storybook/test";
import { WithdrawalView } from "../withdrawal/withdrawal.view.tsx";

/** The user of the stories. */
export const { data: info } = examples.GetUserInfo.success;

const platforms = examples.GetPaymentPlatforms.success.data;

/** The platforms of banks. */
export const bank = platforms.filter(({ paymentTypeId }) => paymentTypeId === 4);

/** The platforms of wallets. */
export const crypto = platforms.filter(({ paymentTypeId }) => paymentTypeId === 5);

const platform = bank[0] ?? null;

/** A command without an effect. */
export const doNothing = () => {};

/** The terms of the chosen platform. */
export const terms = {
  platformName: "Daybreak Transfer",
  currencyCode: "MYR",
  buyRate: "4.41",
  min: "10",
  max: "1000",
  available: "5000",
  reached: null,
};

/** The properties of a withdrawal while it is entered. */
export const draft = {
  platform,
  method: "bank",
  terms,
  isRefreshing: false,
  available: "5000",
  limits: null,
  most: "1000",
} as const;

/** A one-time code that was not requested. */
export const code: OneTimeCode = {
  text: "",
  isRequested: false,
  isBound: true,
  isRequesting: false,
  secondsLeft: 0,
  expiresAt: null,
  failure: null,
  change: doNothing,
  request: doNothing,
};

/** No issues of the input. */
export const noIssues = { platform: null, amount: null, code: null, wallet: null };

/** A withdrawal that is being entered. */
export const entering = {
  ...draft,
  step: "enteringDetails",
  usdAmount: "100",
  localAmount: "441.00",
  issues: noIssues,
  attempts: 0,
  canGoNext: true,
  code,
  wallet: null,
  change: doNothing,
  next: doNothing,
  back: doNothing,
} as const;

/** The properties of a withdrawal after it was entered. */
export const reviewed = {
  platform,
  rate: "4.41",
  method: "bank" as const,
  intent: {
    key: "key",
    platformId: 11,
    platformName: "Daybreak Transfer",
    currencyCode: "MYR",
    usdAmount: "100",
    localAmount: "441.00",
  },
};

/** Records changes of the input. */
export const change = fn();

/** The properties that all story files of the feature share. */
export const setting = {
  component: WithdrawalView,
  args: {
    info,
    bankName: "Daybreak Banking Berhad",
    mail: { step: "ready", failure: null, canResend: true, resend: doNothing },
    onDone: doNothing,
    wizard: { step: "loading" },
  },
} satisfies Meta<typeof WithdrawalView>;
