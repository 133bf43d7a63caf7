export { DashboardScreen } from "./dashboard/dashboard.screen.tsx";
export { AccountFrame } from "./frame/account-frame.screen.tsx";
export { ErrorScreen } from "./frame/error.screen.tsx";
export { LeaveDialog } from "./frame/leave-dialog.screen.tsx";
export { LoadingScreen } from "./frame/loading.view.tsx";
export { NotFoundScreen } from "./frame/not-found.screen.tsx";
export { forgetUnsavedEdits, hasUnsavedEdits } from "./frame/unsaved-edits.ts";
export { useArrival } from "./frame/use-arrival.ts";
export { english, type Language } from "./i18n/language.ts";
export { LanguageProvider, useLanguage } from "./i18n/translation.tsx";
export { PaymentHandoffScreen } from "./deposit/payment-handoff.screen.tsx";
export { AccountVerificationScreen } from "./kyc/kyc.screen.tsx";
export { isLocale, languages, loadLanguage, type Locale } from "./locales/languages.ts";
export { ProfileScreen } from "./profile/profile.screen.tsx";
export { ReferralsScreen } from "./referral/referrals.screen.tsx";
export { NewPasswordScreen } from "./password-reset/new-password.screen.tsx";
export { EmailVerificationScreen } from "./registration/email-verification.screen.tsx";
export { SignUpScreen } from "./registration/sign-up.screen.tsx";
export { loadAhead } from "./frame/load-ahead.ts";
export { LoginScreen } from "./session/login.screen.tsx";
export { SessionGuardScreen, type SessionGuardScreenProps } from "./session/session-guard.screen.tsx";
export { SignedInScreen } from "./session/signed-in.screen.tsx";
export { DepositScreen } from "./deposit/deposit.screen.tsx";
export {
  DepositWithdrawalScreen,
  preloadDepositWithdrawal,
} from "./deposit-withdrawal/deposit-withdrawal.screen.tsx";
export {
  type DepositWithdrawalTab,
  depositWithdrawalTab,
} from "./deposit-withdrawal/deposit-withdrawal-tabs.ts";
export { preloadTransactions, TransactionsScreen } from "./transaction/transactions.screen.tsx";
export { type TransactionTab, transactionTab } from "./transaction/transaction-tabs.ts";
export { TransferDialog } from "./transfer/transfer.screen.tsx";
export { UserTransferDialog } from "./transfer/user-transfer.screen.tsx";
export { WithdrawalScreen } from "./withdrawal/withdrawal.screen.tsx";
