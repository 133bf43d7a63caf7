import type { Broker } from "../src/broker.ts";
import { catalogueQueries } from "../src/catalogue/catalogue.queries.ts";
import { createDepositMachine } from "../src/deposit/deposit.machine.ts";
import { createDepositPorts } from "../src/deposit/deposit.ports.ts";
import { depositQueries } from "../src/deposit/deposit.queries.ts";
import { profileQueries } from "../src/profile/profile.queries.ts";
import { createTransferMachine } from "../src/transfer/transfer.machine.ts";
import { createTransferPorts } from "../src/transfer/transfer.ports.ts";
import type { TransferKind } from "../src/transfer/transfer.rules.ts";
import { createWithdrawalMachine } from "../src/withdrawal/withdrawal.machine.ts";
import { createWithdrawalPorts } from "../src/withdrawal/withdrawal.ports.ts";
import { withdrawalQueries } from "../src/withdrawal/withdrawal.queries.ts";
import { type JourneyAt, contextOf, open, png, rest } from "./fault-journey.ts";

async function load(broker: Broker) {
  const { queryClient } = broker;
  await queryClient.fetchQuery(depositQueries.platforms(broker));
  await queryClient.fetchQuery(withdrawalQueries.platforms(broker));
  await queryClient.fetchQuery(catalogueQueries.currencies(broker));
  await queryClient.fetchQuery(profileQueries.userInfo(broker));
}

/** A deposit of 447 MYR. */
export async function atDeposit(broker: Broker, platformId: number, code: string | null): Promise<JourneyAt> {
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

/** A deposit whose proof is chosen. */
export async function atProof(broker: Broker): Promise<JourneyAt> {
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

/** A withdrawal whose amount is entered, before a code was requested. */
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

/** A withdrawal of 100 US dollars that was reviewed. */
export async function atWithdrawal(broker: Broker): Promise<JourneyAt> {
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

/** A transfer of 50 US dollars. */
export async function atTransfer(broker: Broker, kind: TransferKind): Promise<JourneyAt> {
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
