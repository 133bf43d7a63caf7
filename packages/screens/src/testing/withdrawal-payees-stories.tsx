import { eligibilityScenarios, payeeScenarios } from "@broker/mocks";
import type { Meta } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { WithdrawalView } from "../withdrawal/withdrawal.view.tsx";
import { user, WithBroker } from "./broker.tsx";
import { bank, crypto, doNothing, draft, entering, setting, terms } from "./withdrawal-stories.ts";

/** The page of a withdrawal at a provider whose new accounts wait, and whose wallets must be saved. */
export const payeesSetting = {
  ...setting,
  args: { ...setting.args, hasPayees: true },
  render: (args) => (
    <WithBroker user={user}>
      <WithdrawalView {...args} />
    </WithBroker>
  ),
  beforeEach: ({ msw }) => msw.use(...payeeScenarios.saved, ...eligibilityScenarios.nothingMissing),
} satisfies Meta<typeof WithdrawalView>;

/** The command that continues. */
export const next = fn();

/** The command that sets the address. */
export const change = fn();

/** A withdrawal whose destination is being chosen. */
export const choosing = {
  ...draft,
  step: "choosingPlatform",
  methods: [
    { method: "bank", platforms: bank },
    { method: "crypto", platforms: crypto },
  ],
  foreign: new Set<number>(),
  issue: null,
  choose: doNothing,
  next,
} as const;

/** A withdrawal to a wallet that is being chosen. */
export const toWallet = {
  ...entering,
  next,
  platform: crypto[0] ?? null,
  method: "crypto",
  terms: { ...terms, platformName: "USDT (TRC20)", currencyCode: "USD", buyRate: "1" },
  localAmount: "100",
  wallet: { text: "", network: "TRC20", change },
} as const;

/** The sentence about a bank account that cannot be used yet. */
export const waiting = /^You can withdraw to your bank account from Nov 22, 2026/;

/** The time for late code, and for a failed read that is repeated several times. */
export const LATE = { timeout: 10_000 };
