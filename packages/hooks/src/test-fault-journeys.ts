import type { ClientOperation } from "@broker/sdk";
import { type AnyActorLogic, type AnyActorRef, createActor, waitFor } from "xstate";
import type { Broker } from "./broker.ts";
import { catalogueQueries } from "./catalogue/catalogue.queries.ts";
import { createDepositMachine } from "./deposit/deposit.machine.ts";
import { createDepositPorts } from "./deposit/deposit.ports.ts";
import { depositQueries } from "./deposit/deposit.queries.ts";
import { createKycMachine } from "./kyc/kyc.machine.ts";
import { createKycPorts } from "./kyc/kyc.ports.ts";
import { createPasswordResetMachine } from "./password-reset/password-reset.machine.ts";
import { passwordResetMutations } from "./password-reset/password-reset.mutations.ts";
import { profileQueries } from "./profile/profile.queries.ts";
import { createEmailVerificationMachine } from "./registration/email-verification.machine.ts";
import { registrationMutations } from "./registration/registration.mutations.ts";
import { runMutation } from "./run-mutation.ts";
import { createTransferMachine } from "./transfer/transfer.machine.ts";
import { createTransferPorts } from "./transfer/transfer.ports.ts";
import type { TransferKind } from "./transfer/transfer.rules.ts";
import { createWithdrawalMachine } from "./withdrawal/withdrawal.machine.ts";
import { createWithdrawalPorts } from "./withdrawal/withdrawal.ports.ts";
import { withdrawalQueries } from "./withdrawal/withdrawal.queries.ts";

/** A journey at the brink of one write, and the names of the states in which it rests after it. */
export interface JourneyAt {
  readonly actor: AnyActorRef;
  /** Takes the last step, which sends. */
  send(): void;
  /** What the user entered, as the machine remembers it. */
  kept(): unknown;
  readonly done: string;
  readonly failed: string;
  /** Where it was looked for and not found; null where an unknown outcome does no harm and simply fails. */
  readonly notFound: string | null;
  /** From `failed` and from `notFound` on to the write again. */
  again(): void;
}

const png = (name: string) => new File(["x"], name, { type: "image/png" });

type Event = Parameters<AnyActorRef["send"]>[0];

function open(logic: AnyActorLogic, input: unknown) {
  const actor = createActor(logic, { input }).start();
  const send = (...events: readonly Event[]) => {
    for (const event of events) actor.send(event);
  };
  return { actor, send };
}

const contextOf = (actor: AnyActorRef, names: readonly string[]) =>
  names.map((name) => Reflect.get(Reflect.get(Object(actor.getSnapshot()), "context"), name) as unknown);

/** Waits until a machine, or a region of it, is in one of some states, and says in which. */
export async function rest(actor: AnyActorRef, states: readonly string[]): Promise<string> {
  const named = (value: unknown) => states.find((state) => JSON.stringify(value).includes(`"${state}"`));
  const snapshot = await waitFor(actor, ({ value }) => named(value) !== undefined, { timeout: 4000 });
  return named(snapshot.value) ?? "";
}

async function load(broker: Broker) {
  const { queryClient } = broker;
  await queryClient.fetchQuery(depositQueries.platforms(broker));
  await queryClient.fetchQuery(withdrawalQueries.platforms(broker));
  await queryClient.fetchQuery(catalogueQueries.currencies(broker));
  await queryClient.fetchQuery(profileQueries.userInfo(broker));
}

async function atDeposit(broker: Broker, platformId: number, code: string | null): Promise<JourneyAt> {
  await load(broker);
  const { actor, send } = open(createDepositMachine(createDepositPorts(broker)), { draft: null });
  const option = code === null ? [] : [{ type: "option.choose", option: { code, name: code } }];
  send(
    { type: "method.choose", method: platformId > 30 ? "gateway" : "bank" },
    { type: "step.next" },
    { type: "platform.choose", platformId },
    ...option,
    { type: "step.next" },
    { type: "amount.change", field: "local", text: "447" },
  );
  return {
    actor,
    send: () => send({ type: "step.next" }),
    kept: () => contextOf(actor, ["method", "platformId", "option", "entry"]),
    done: platformId > 30 ? "continuing" : "providingProof",
    failed: "requestFailed",
    notFound: "requestNotFound",
    again: () => send({ type: "failure.dismiss" }, { type: "step.next" }, { type: "request.repeat" }),
  };
}

async function atProof(broker: Broker): Promise<JourneyAt> {
  const { actor, send: request } = await atDeposit(broker, 11, null);
  request();
  await rest(actor, ["providingProof"]);
  actor.send({ type: "proof.choose", proof: png("receipt.png") });
  return {
    actor,
    send: () => actor.send({ type: "proof.submit" }),
    kept: () => contextOf(actor, ["proof", "entry", "transactionId"]),
    done: "settled",
    failed: "proofFailed",
    notFound: "proofNotFound",
    again() {
      actor.send({ type: "failure.dismiss" });
      actor.send({ type: "proof.submit" });
    },
  };
}

/** A withdrawal whose amount is entered, and whose code was not asked for. */
export async function atDetails(broker: Broker) {
  await load(broker);
  const { actor, send } = open(createWithdrawalMachine(createWithdrawalPorts(broker)), { draft: null });
  await rest(actor, ["choosingPlatform"]);
  send(
    { type: "platform.choose", platformId: 11 },
    { type: "step.next" },
    { type: "amount.change", field: "usd", text: "100" },
  );
  return { actor, send, kept: () => contextOf(actor, ["platformId", "entry", "code"]) };
}

async function atWithdrawal(broker: Broker): Promise<JourneyAt> {
  const { actor, send, kept } = await atDetails(broker);
  send({ type: "code.request" });
  await rest(actor, ["cooling"]);
  send({ type: "code.change", text: "123456" }, { type: "step.next" });
  return {
    actor,
    send: () => send({ type: "withdrawal.confirm" }),
    kept,
    done: "settled",
    failed: "failed",
    notFound: "notFound",
    again: () =>
      send(
        { type: "failure.dismiss" },
        { type: "step.next" },
        { type: "withdrawal.confirm" },
        { type: "withdrawal.repeat" },
      ),
  };
}

async function atTransfer(broker: Broker, kind: TransferKind): Promise<JourneyAt> {
  await load(broker);
  const { actor, send } = open(createTransferMachine(createTransferPorts(broker)), { kind, draft: null });
  send({ type: "amount.change", text: "50" });
  const recipient = { cTraderLogin: "5100235", email: "friend@example.com", display: "F***d" };
  if (kind === "user")
    send({ type: "recipient.choose", recipient }, { type: "file.choose", file: png("selfie.png") });
  return {
    actor,
    send: () => send({ type: "transfer.submit" }),
    kept: () => contextOf(actor, ["usdAmount", "recipient", "file"]),
    done: "settled",
    failed: "failed",
    notFound: "notFound",
    again: () => send({ type: "failure.dismiss" }, { type: "transfer.submit" }, { type: "transfer.repeat" }),
  };
}

async function atKyc(broker: Broker): Promise<JourneyAt> {
  const { actor, send } = open(createKycMachine(createKycPorts(broker)), { draft: null });
  const details = {
    firstName: "Amira",
    lastName: "Rahman",
    email: "demo@example.com",
    phoneNumber: "+60123456789",
    dob: "1990-05-14",
    addressLine: "1 Jalan Ampang",
    city: "Kuala Lumpur",
    state: "Wilayah Persekutuan",
    nationality: "Malaysian",
    postalCode: "50450",
    id: "A12345678",
  };
  const [frontFile, backFile] = [png("front.png"), png("back.png")];
  send(
    { type: "details.change", change: details },
    {
      type: "document.change",
      change: { selectedID: "passport", frontFile, backFile, isInfoCorrect: true },
    },
  );
  return {
    actor,
    send: () => send({ type: "kyc.submit" }),
    kept: () => contextOf(actor, ["details", "document"]),
    done: "submitted",
    failed: "submissionFailed",
    notFound: "submissionNotFound",
    again: () => send({ type: "failure.dismiss" }, { type: "kyc.submit" }, { type: "submission.repeat" }),
  };
}

function atVerification(broker: Broker): Promise<JourneyAt> {
  const machine = createEmailVerificationMachine({
    verifyEmail: (token, signal) =>
      runMutation(broker, registrationMutations.verifyEmail(broker), { token, signal }),
  });
  // It sends as soon as it is opened, so it is opened by the last step.
  const actor = createActor(machine, { input: { token: "a-token" } });
  return Promise.resolve({
    actor,
    send: () => void actor.start(),
    kept: () => contextOf(actor, ["token"]),
    done: "counting",
    failed: "failed",
    notFound: null,
    again: () => actor.send({ type: "verification.retry" }),
  });
}

function atReset(broker: Broker): Promise<JourneyAt> {
  const machine = createPasswordResetMachine({
    now: broker.clock,
    requestReset: (email, signal) =>
      runMutation(broker, passwordResetMutations.request(broker), { email, signal }),
  });
  const { actor, send } = open(machine, undefined);
  send({ type: "email.change", email: "demo@example.com" });
  return Promise.resolve({
    actor,
    send: () => send({ type: "reset.request" }),
    kept: () => contextOf(actor, ["email"]),
    done: "sent",
    failed: "failed",
    notFound: null,
    again: () => send({ type: "reset.request" }),
  });
}

/** Opens each journey at the brink of one of its writes. */
export const journeys = {
  DepositRequest: (broker) => atDeposit(broker, 11, null),
  GenerateDepositUrlEss: (broker) => atDeposit(broker, 31, null),
  GenerateDepositUrlSmilePayz: (broker) => atDeposit(broker, 32, "QRIS"),
  GenerateDepositUrlOnePay: (broker) => atDeposit(broker, 33, "MBB"),
  SubmitDeposit: atProof,
  WithdrawalRequest: atWithdrawal,
  EWalletTransferRequest: (broker) => atTransfer(broker, "eWallet"),
  CTraderTransferRequest: (broker) => atTransfer(broker, "trading"),
  CTraderInternalTransferUserToUser: (broker) => atTransfer(broker, "user"),
  KycVerification: atKyc,
  VerifyEmail: atVerification,
  ResetUserPassword: atReset,
} satisfies Partial<Record<ClientOperation, (broker: Broker) => Promise<JourneyAt>>>;
