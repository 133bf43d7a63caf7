import {
  type Broker,
  catalogueQueries,
  createDepositMachine,
  createDepositPorts,
  createTransferMachine,
  createTransferPorts,
  createWithdrawalMachine,
  createWithdrawalPorts,
  depositQueries,
  type FoundRecipient,
  type GatewayOption,
  profileQueries,
  type TransferKind,
} from "@broker/hooks";
import type { InProcess } from "@broker/sandbox/in-process";
import { createActor } from "xstate";
import { picture, reach } from "./world.ts";

/** Drives a deposit of 447.00 MYR, or of 100 US dollars, up to the command that sends its request. */
export function atDeposit(
  broker: Broker,
  method: "bank" | "crypto" | "gateway",
  platformId: number,
  option: GatewayOption | null = null,
) {
  const actor = createActor(createDepositMachine(createDepositPorts(broker)), { input: { draft: null } });
  actor.start();
  actor.send({ type: "method.choose", method });
  actor.send({ type: "step.next" });
  actor.send({ type: "platform.choose", platformId });
  if (option) actor.send({ type: "option.choose", option });
  actor.send({ type: "step.next" });
  actor.send({ type: "amount.change", field: "usd", text: "100" });
  return actor;
}

/** Drives a deposit up to the command that sends its proof of payment. */
export async function atProof(broker: Broker, method: "bank" | "crypto", platformId: number) {
  const actor = atDeposit(broker, method, platformId);
  actor.send({ type: "step.next" });
  await reach(actor, "providingProof");
  actor.send({ type: "proof.choose", proof: picture("receipt.png") });
  return actor;
}

/** Drives a withdrawal of 100 US dollars up to its confirmation, with the code from the e-mail entered. */
export async function atWithdrawal(
  provider: InProcess,
  { broker, email }: { broker: Broker; email: string },
) {
  const actor = createActor(createWithdrawalMachine(createWithdrawalPorts(broker)), {
    input: { draft: null },
  });
  actor.start();
  await reach(actor, "choosingPlatform");
  actor.send({ type: "platform.choose", platformId: 11 });
  actor.send({ type: "step.next" });
  actor.send({ type: "amount.change", field: "usd", text: "100" });
  actor.send({ type: "code.request" });
  await reach(actor, "cooling");
  actor.send({ type: "code.change", text: (await provider.letterTo(email)).code ?? "" });
  actor.send({ type: "step.next" });
  await reach(actor, "reviewing");
  return actor;
}

/** Drives a transfer of 50 US dollars up to the command that sends it. */
export function atTransfer(broker: Broker, kind: TransferKind, recipient: FoundRecipient | null = null) {
  const machine = createTransferMachine(createTransferPorts(broker));
  const actor = createActor(machine, { input: { kind, draft: null } }).start();
  actor.send({ type: "amount.change", text: "50" });
  if (recipient) {
    actor.send({ type: "recipient.choose", recipient });
    actor.send({ type: "file.choose", file: picture("selfie.png") });
  }
  return actor;
}

/** Returns the first bank or method that a gateway offers to the customer; null where there is nothing to choose. */
export async function optionOf(broker: Broker, platformId: number) {
  const { queryClient } = broker;
  if (platformId === 31) return null;
  if (platformId === 32) {
    const [method] = await queryClient.fetchQuery(depositQueries.paymentMethods(broker));
    return { code: method?.code ?? "", name: method?.description ?? "" };
  }
  const { countryCode } = await queryClient.fetchQuery(profileQueries.userInfo(broker));
  const countries = await queryClient.fetchQuery(catalogueQueries.countries(broker));
  const countryId = countries.find((one) => one.countryCode === countryCode)?.countryId ?? 0;
  const of = { countryId, paymentPlatformId: platformId };
  const [bank] = await queryClient.fetchQuery(depositQueries.banks(broker, of));
  return { code: bank?.id ?? "", name: bank?.bankName ?? "" };
}
