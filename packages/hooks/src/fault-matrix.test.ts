import { examples } from "@broker/api-spec/examples";
import { operations } from "@broker/api-spec/operations";
import { type ClientOperation, isApiError } from "@broker/sdk";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Broker } from "./broker.ts";
import { reads } from "./cache-options.ts";
import { toFailure } from "./failure.ts";
import { kycCaptureMutations } from "./kyc/kyc-capture.mutations.ts";
import { noteMutations } from "./notes/note.mutations.ts";
import { payeeMutations } from "./payees/payees.mutations.ts";
import { privacyMutations } from "./privacy/privacy.mutations.ts";
import { profileMutations } from "./profile/profile.mutations.ts";
import { verificationEmailMutations } from "./profile/verification-email.mutations.ts";
import { registrationMutations } from "./registration/registration.mutations.ts";
import { runMutation } from "./run-mutation.ts";
import { cancelMutations } from "./cancel/cancel.mutations.ts";
import { inboxMutations } from "./inbox/inbox.mutations.ts";
import { securityMutations } from "./security/security.mutations.ts";
import { statementMutations } from "./statement/statement.mutations.ts";
import { sessionMutations } from "./session/session.mutations.ts";
import { threadMutations } from "./thread/thread.mutations.ts";
import { type Fault, faultList } from "../test/fault-list.ts";
import { repetitions } from "../test/fault-store.ts";
import { createFaultWorld, everyCall } from "../test/fault-world.ts";

const world = createFaultWorld();
beforeAll(() => world.open());
afterAll(() => world.close());

/** The fault as it applies to this call: an answer without data has no wrong shape, and some writes are recognised when they are delivered twice. */
function kindAt(operation: ClientOperation, { name, kind, commits }: Fault): Fault["kind"] {
  if (name === "of the wrong shape" && examples[operation].success.data === null) return null;
  return commits === 2 && repetitions[operation] ? "refused" : kind;
}

/** Returns the failure that a screen receives, without the refusal's code; null without a failure. */
const told = (promise: Promise<unknown>, operation: ClientOperation): Promise<unknown> =>
  promise.then(
    () => null,
    (error: unknown) => (isApiError(error) ? { ...toFailure(error, operation), code: undefined } : error),
  );

/** The failure that a screen must get. */
function failureAt(operation: ClientOperation, fault: Fault) {
  const kind = kindAt(operation, fault);
  const message = fault.commits === 2 ? "Again?" : fault.message;
  return kind && { operation, kind, ...(message && { message }) };
}

const readCalls = everyCall.filter((call) => operations[call].method === "GET");
/** The errors that are retried, since they may pass within a moment. */
const retried: ReadonlySet<unknown> = new Set(["offline", "timeout", "server"]);

/** Calls an operation with the fields of the contract's example, without those that the client fills in. */
function readOf(broker: Broker, operation: ClientOperation) {
  const { session, constants } = operations[operation];
  const example = examples[operation];
  const filled = new Set([...Object.keys(session), ...Object.keys(constants)]);
  const request: object = "request" in example && example.request ? example.request : {};
  const input = Object.fromEntries(Object.entries(request).filter(([name]) => !filled.has(name)));
  return {
    ...reads,
    queryKey: [...broker.rootKey, operation],
    queryFn: (): Promise<unknown> =>
      Reflect.apply(broker.client.call, broker.client, [operation, input]) as Promise<unknown>,
  };
}

describe.each(readCalls)("%s", (operation) => {
  test.each(faultList)(
    "$name: reports the failure, retains earlier data, and retries only where that may help",
    async (fault) => {
      const { broker } = await world.begin();
      const { queryClient } = broker;
      const query = readOf(broker, operation);
      const before = await queryClient.fetchQuery(query);
      const kind = kindAt(operation, fault);
      world.spoil(operation, fault, 3);
      const failure = await told(queryClient.fetchQuery({ ...query, staleTime: 0 }), operation);
      expect(failure).toEqual(failureAt(operation, fault));
      expect(queryClient.getQueryData(query.queryKey)).toEqual(before);
      expect(world.sentOf(operation)).toBe(retried.has(kind) ? 4 : 2);
      expect(broker.session.get().status).toBe(kind === "unauthenticated" ? "signedOut" : "signedIn");
    },
  );
});

const profile = { fullName: "Amira Rahman", dateOfBirth: "1990-05-14", contactNumber: "+60123456789" };
const loaded = { dateOfBirth: "1990-05-13T16:00:00Z", countryCode: "MY" };
const passwords = { oldPassword: "an old one", newPassword: "a new one", confirmPassword: "a new one" };
const bank = { bankCode: "DAYB", bankAccountNumber: "5140", bankAccountName: "Amira Rahman" };
const registration = {
  fullName: "Nur Aisyah",
  username: "aisyah",
  email: "aisyah@example.com",
  countryId: 458,
  mobileNumber: "198765432",
  city: "Kuala Lumpur",
  nationality: "Malaysian",
  password: "a passphrase",
  confirmPassword: "a passphrase",
  affiliateCode: "NORTHGALE",
  hasAcceptedTerms: true,
  hasAcceptedRisk: true,
};

/** The writes that are not sent by a machine. */
const writes: Partial<Record<ClientOperation, (broker: Broker) => Promise<unknown>>> = {
  UserLogin: (broker) =>
    runMutation(broker, sessionMutations.signIn(broker), { email: "demo@example.com", password: "password" }),
  CreateUser: (broker) =>
    runMutation(broker, registrationMutations.register(broker), { values: registration, dialCode: "+60" }),
  UpdateUserInfo: (broker) =>
    runMutation(broker, profileMutations.updateProfile(broker), { values: profile, loaded }),
  UpdateUserPassword: (broker) => runMutation(broker, profileMutations.changePassword(broker), passwords),
  UpdateUserWithdrawalInfo: (broker) =>
    runMutation(broker, profileMutations.updateWithdrawalSettings(broker), {
      values: bank,
      currencyCode: "MYR",
    }),
  ResendVerificationEmail: (broker) =>
    runMutation(broker, verificationEmailMutations.resend(broker), undefined),
  CancelDeposit: (broker) => runMutation(broker, cancelMutations.cancel(broker, "deposit"), "D-1"),
  CancelWithdrawal: (broker) => runMutation(broker, cancelMutations.cancel(broker, "withdrawal"), "W-1"),
  CancelTransfer: (broker) => runMutation(broker, cancelMutations.cancel(broker, "transfer"), "T-1"),
  MarkRead: (broker) => runMutation(broker, inboxMutations.markRead(broker), ["8130", "8127"]),
  UpdatePreferences: (broker) =>
    runMutation(broker, inboxMutations.updatePreference(broker), {
      kind: "deposit",
      channel: "email",
      isOn: false,
    }),
  EndSession: (broker) => runMutation(broker, securityMutations.endSession(broker), "a-session"),
  ReportSignIn: (broker) => runMutation(broker, securityMutations.reportSignIn(broker), "a-token"),
  UpdateLetterPhrase: (broker) =>
    runMutation(broker, securityMutations.updatePhrase(broker), "three green umbrellas"),
  AddPayee: (broker) => runMutation(broker, payeeMutations.add(broker), examples.AddPayee.request),
  RemovePayee: (broker) => runMutation(broker, payeeMutations.remove(broker), "a-payee"),
  SendMessage: (broker) =>
    runMutation(broker, threadMutations.send(broker, { threadId: "C-1" }), {
      message: {
        draft: {
          topic: null,
          text: "Has it arrived?",
          files: [new File(["x"], "a.png", { type: "image/png" })],
        },
        key: "0c6f6a1e-9b3d-4c55-8f27",
      },
      signal: new AbortController().signal,
    }),
  MarkThreadRead: (broker) =>
    runMutation(broker, threadMutations.markRead(broker), { threadId: "C-1", messageId: "40213" }),
  CancelDeletion: (broker) => runMutation(broker, privacyMutations.takeBackDeletion(broker), undefined),
  RequestDataExport: (broker) => runMutation(broker, privacyMutations.requestExport(broker), undefined),
  SaveTransactionNote: (broker) =>
    runMutation(broker, noteMutations.save(broker), examples.SaveTransactionNote.request),
  BeginKycCapture: (broker) =>
    runMutation(broker, kycCaptureMutations.begin(broker), { side: "front", owner: null }),
  SendKycCapture: (broker) =>
    runMutation(broker, kycCaptureMutations.send(broker), {
      token: "a-token",
      file: new File(["x"], "a.png", { type: "image/png" }),
    }),
  RequestStatement: (broker) =>
    runMutation(broker, statementMutations.request(broker), { kind: "month", subject: "2026-08" }),
  EndOtherSessions: (broker) => runMutation(broker, securityMutations.endOtherSessions(broker), undefined),
};

describe.each(everyCall.filter((call) => call in writes))("%s", (operation) => {
  test.each(faultList)("$name: is sent once, done at most once, and reports the failure", async (fault) => {
    const { broker } = await world.begin();
    world.spoil(operation, fault);
    const write = writes[operation]?.(broker) ?? Promise.reject(new Error("It is not made"));
    expect(await told(write, operation)).toEqual(failureAt(operation, fault));
    expect(world.sentOf(operation)).toBe(1);
    expect(world.effectsOf(operation)).toBe(Math.min(1, fault.commits));
  });
});

describe("UserLogout", () => {
  test.each(faultList)(
    "$name: no data of the user remain, and the caller gets the outcome",
    async (fault) => {
      const { broker, kept } = await world.begin();
      kept.set("depositDraft.100234", "{}");
      broker.queryClient.setQueryData([...broker.rootKey, "profile"], "Amira");
      world.spoil("UserLogout", fault);
      const kind = kindAt("UserLogout", fault);
      const isProviderTold = kind === null || kind === "unauthenticated";
      await expect(runMutation(broker, sessionMutations.signOut(broker), undefined)).resolves.toEqual({
        isProviderTold,
      });
      expect([...kept.keys(), broker.queryClient.getQueryData([...broker.rootKey, "profile"])]).toEqual([
        undefined,
      ]);
      expect(broker.session.get()).toEqual({ status: "signedOut" });
      expect(world.sentOf("UserLogout")).toBe(1);
    },
  );
});
