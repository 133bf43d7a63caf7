import { expect, test } from "vitest";
import * as hooks from "./index.ts";

test("the public names change on purpose only", () => {
  expect(Object.keys(hooks).toSorted()).toMatchInlineSnapshot(`
    [
      "BrokerProvider",
      "catalogueQueries",
      "createBroker",
      "createDepositMachine",
      "createEmailVerificationMachine",
      "createKycMachine",
      "createPasswordResetMachine",
      "depositQueries",
      "isEmailVerified",
      "kycDocumentTypes",
      "kycFileTypes",
      "kycStatus",
      "profileQueries",
      "proofTypes",
      "referralQueries",
      "returnPath",
      "toFailure",
      "transactionQueries",
      "useBroker",
      "useCompany",
      "useCompoundLog",
      "useDepositWizard",
      "useDeposits",
      "useEmailVerification",
      "useKyc",
      "usePasswordForm",
      "usePasswordReset",
      "useProfileForm",
      "useReferrals",
      "useRegistration",
      "useSession",
      "useSessionInterruption",
      "useSignIn",
      "useSignOut",
      "useUserInfo",
      "useVerificationEmail",
      "useWithdrawalSettings",
    ]
  `);
});
