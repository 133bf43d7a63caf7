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
      "depositQueries",
      "profileQueries",
      "proofTypes",
      "returnPath",
      "toFailure",
      "transactionQueries",
      "useBroker",
      "useCompany",
      "useDepositWizard",
      "useDeposits",
      "useEmailVerification",
      "useRegistration",
      "useSession",
      "useSessionInterruption",
      "useSignIn",
      "useSignOut",
      "useUserInfo",
    ]
  `);
});
