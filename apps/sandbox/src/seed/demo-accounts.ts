import type { StaffRole } from "../db/names.ts";

/** The password of every demo account. */
export const DEMO_PASSWORD = "Sandbox-2026!";

/** A demo account with its purpose; balances in US dollars. */
export interface DemoAccount {
  readonly email: string;
  readonly username: string;
  readonly fullName: string;
  readonly state: string;
  readonly companyId: number;
  /** The role of a member of staff; none for a client. */
  readonly staffRole?: StaffRole;
  readonly isVerified: boolean;
  readonly kycStatus: 0 | 1 | 3 | 4;
  readonly hasBank: boolean;
  readonly balances?: {
    readonly eWallet: string;
    readonly trading: string;
    readonly bonus: string;
    readonly openProfit: string;
  };
  /** The number of deposits in the last months; the completed ones are part of the e-wallet's balance. */
  readonly deposits?: number;
  /** Adds withdrawals, transfers and subscriptions of the last months. */
  readonly hasHistory?: true;
  readonly referredBy?: string;
}

const plain = { companyId: 9, isVerified: true, kycStatus: 3, hasBank: true } as const;

/** The demo accounts of `SEED=demo`. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    ...plain,
    email: "demo@example.com",
    username: "amira",
    fullName: "Amira Rahman",
    state: "Everything verified, with money and a few months of history",
    balances: { eWallet: "5000.00", trading: "12340.50", bonus: "150.00", openProfit: "550.25" },
    deposits: 14,
    hasHistory: true,
  },
  {
    ...plain,
    email: "fresh@example.com",
    username: "fresh",
    fullName: "Daniel Wong",
    state: "E-mail not verified, identity not submitted, nothing else",
    isVerified: false,
    kycStatus: 0,
    hasBank: false,
  },
  {
    ...plain,
    email: "pending@example.com",
    username: "pending",
    fullName: "Priya Nair",
    state: "Identity pending approval",
    kycStatus: 1,
  },
  {
    ...plain,
    email: "cancelled@example.com",
    username: "cancelled",
    fullName: "Jun Ito",
    state: "Identity cancelled by the admin",
    kycStatus: 4,
  },
  {
    ...plain,
    email: "friend@example.com",
    username: "farid",
    fullName: "Farid Hassan",
    state: "Like demo, but poorer: a recipient for transfers",
    balances: { eWallet: "320.00", trading: "810.25", bonus: "0.00", openProfit: "-12.40" },
    deposits: 5,
    referredBy: "amira",
  },
  {
    ...plain,
    email: "empty@example.com",
    username: "empty",
    fullName: "Lea Martin",
    state: "Everything verified; no money, no history, no bank settings",
    hasBank: false,
  },
  {
    ...plain,
    email: "busy@example.com",
    username: "busy",
    fullName: "Noor Aziz",
    state: "Like demo, with 5,000 transactions",
    balances: { eWallet: "4180.00", trading: "22000.00", bonus: "75.00", openProfit: "118.00" },
    deposits: 5000,
    hasHistory: true,
  },
  {
    ...plain,
    email: "staff@example.com",
    username: "staff",
    fullName: "Sam Taylor",
    state: "Back office: administrator, may do everything",
    staffRole: "administrator",
  },
  {
    ...plain,
    email: "other@example.com",
    username: "other",
    fullName: "Oana Popescu",
    state: "A client of company 12",
    companyId: 12,
    balances: { eWallet: "700.00", trading: "0.00", bonus: "0.00", openProfit: "0.00" },
  },
  {
    ...plain,
    email: "tide@example.com",
    username: "tide",
    fullName: "Mei Lin Tan",
    state: "Like demo, a client of company 12",
    companyId: 12,
    balances: { eWallet: "3200.00", trading: "8640.75", bonus: "100.00", openProfit: "210.40" },
    deposits: 14,
    hasHistory: true,
  },
];

/** The colleagues of the demo's administrator, one of each role. */
export const demoColleagues: readonly DemoAccount[] = [
  {
    ...plain,
    email: "support@example.com",
    username: "support",
    fullName: "Ravi Menon",
    state: "Back office: support, answers messages",
    staffRole: "support",
  },
  {
    ...plain,
    email: "finance@example.com",
    username: "finance",
    fullName: "Elena Costa",
    state: "Back office: finance, decides on money",
    staffRole: "finance",
  },
  {
    ...plain,
    email: "compliance@example.com",
    username: "compliance",
    fullName: "Grace Okafor",
    state: "Back office: compliance, decides on identity, reads the audit",
    staffRole: "compliance",
  },
];

const invited = { ...plain, hasBank: false, state: "Invited" } as const;

/** The accounts below the demo account in the referral tree, level by level; they are never signed in. */
export const invitedAccounts: readonly DemoAccount[] = [
  {
    ...invited,
    email: "nadia@example.net",
    username: "nadia",
    fullName: "Nadia Petrova",
    referredBy: "amira",
  },
  {
    ...invited,
    email: "ben@example.net",
    username: "ben",
    fullName: "Ben Carter",
    referredBy: "amira",
    isVerified: false,
    kycStatus: 0,
  },
  { ...invited, email: "chen@example.net", username: "chen", fullName: "Chen Wei", referredBy: "farid" },
  {
    ...invited,
    email: "lucia@example.net",
    username: "lucia",
    fullName: "Lucía Torres",
    referredBy: "nadia",
  },
  {
    ...invited,
    email: "tomas@example.net",
    username: "tomas",
    fullName: "Tomáš Novák",
    referredBy: "chen",
    kycStatus: 1,
  },
  { ...invited, email: "yui@example.net", username: "yui", fullName: "Yui Tanaka", referredBy: "lucia" },
];
