import {
  type Broker,
  depositDrafts,
  runMutation,
  sessionMutations,
  transferDrafts,
  withdrawalDrafts,
} from "@broker/hooks";
import type { InProcess } from "@broker/sandbox/in-process";
import { journeys, rest } from "./journey-tab.ts";
import { Life, transactionText, Visit } from "./life.ts";
import type { Random } from "./random.ts";
import { load } from "./world.ts";

/** Texts of the same amounts: 20 US dollars are 89.40 MYR, each written in several ways. */
const amounts = ["20", "20.00", "20.0", "50", "50.00"] as const;
/** The client's next command in each state that waits for one. */
async function goOn(visit: Visit, life: Life, random: Random): Promise<void> {
  const { state } = visit;
  const { story } = life;
  if (state === "notFound" || state === "requestNotFound") {
    const choice = random(4);
    story.push(`${state} → ${["repeat", "change", "reload", "leave"][choice]}`);
    if (choice === 0)
      for (const journey of ["request", "transfer", "withdrawal"]) visit.send(`${journey}.repeat`);
    if (choice === 1) {
      visit.send("transfer.edit");
      visit.send("step.go", { step: "amount" });
      visit.send("step.go", { step: "details" });
    }
    if (choice === 2) visit.reload();
  } else if (state === "confirmingAnother") {
    visit.send(random(2) === 0 ? "another.confirm" : "another.decline");
  } else if (state === "failed" || state === "requestFailed") visit.send("failure.dismiss");
  else visit.send("outcome.check");
}

/** Opens one journey in one tab, sends an intent, and follows it to its end; the connection may lose messages meanwhile. */
async function want(life: Life, random: Random): Promise<void> {
  const journey = journeys[random(random(4) === 0 ? 5 : 4)] ?? "trading";
  const visit = new Visit(life, journey, random(2));
  await rest(visit.tab.actor);
  visit.listen();
  if (visit.state === "providingProof") visit.send("deposit.restart");
  for (let turn = 0; turn < 4; turn += 1) {
    if (["settled", "providingProof"].includes(visit.state)) break;
    const amount = amounts[random(amounts.length)] ?? "20";
    if (await visit.enter(amount)) {
      const fate = (["nothing", "reply", "request", "late"] as const)[random(4)] ?? "nothing";
      life.story.push(`${journey} ${amount}, lost: ${fate}`);
      life.wire.lose(fate);
      visit.submit();
      // The page is reloaded while the request is running, afterwards, or not at all.
      if (random(5) === 0) visit.reload();
    } else await goOn(visit, life, random);
    await rest(visit.tab.actor);
    visit.listen();
    if (random(3) === 0) await life.wire.deliver();
    if (random(4) === 0) break;
  }
  visit.tab.close();
}

/** Looks up everything that is unresolved, until nothing is. */
async function settle(life: Life): Promise<void> {
  life.wire.lose("nothing");
  for (const journey of journeys) {
    for (let look = 0; look < 6; look += 1) {
      const visit = new Visit(life, journey, 0);
      await rest(visit.tab.actor);
      if (visit.state.endsWith("nknown")) {
        visit.send("outcome.check");
        await rest(visit.tab.actor);
      }
      visit.listen();
      const isOver = !["settled", "notFound", "requestNotFound"].includes(visit.state);
      if (visit.state === "providingProof") visit.send("deposit.restart");
      visit.tab.close();
      if (isOver) break;
    }
  }
}

/**
 * Returns the requests that a client saw as possibly still arriving, one for each key, in the form of
 * {@link Life.told}.
 */
function mayArrive(broker: Broker): readonly string[] {
  const session = broker.session.get();
  if (session.status !== "signedIn") return [];
  const { staffUserId } = session.user;
  const waited = new Map<string, string>();
  for (const [journey, drafts] of [
    ["deposit", depositDrafts],
    ["withdrawal", withdrawalDrafts],
    ["transfer", transferDrafts],
  ] as const)
    for (const { unresolved } of drafts.all(broker.storage, staffUserId))
      for (const { intent } of unresolved)
        waited.set(intent.key, transactionText("kind" in intent ? intent.kind : journey, intent.usdAmount));
  return [...waited.values()];
}

/**
 * Runs the random journeys of one client; returns the results that were reported to the client, and the effects at the
 * provider.
 */
export async function lifeOf(provider: InProcess, random: Random) {
  const { email, password } = await provider.customer();
  const life = new Life(provider, email);
  const broker = life.brokerOf(0);
  await runMutation(broker, sessionMutations.signIn(broker), { email, password });
  await load(broker);
  [life.friend] = await broker.client.call("GetEmailAndLoginForCTrader", {
    searchInput: "friend@example.com",
  });
  life.reloaded(1);
  const wants = 2 + random(4);
  for (let count = 0; count < wants; count += 1) await want(life, random);
  await life.wire.deliver();
  await settle(life);
  // A request that arrives after everything was settled has no effect.
  await life.wire.deliver();
  return {
    told: [...life.told.values()].toSorted(),
    mayArrive: mayArrive(life.brokerOf(0)),
    effects: await effectsOf(life.brokerOf(0)),
    story: life.story,
  };
}

/** Returns everything that the provider has done for a client, in the form of {@link Life.told}. */
async function effectsOf({ client }: Broker): Promise<readonly string[]> {
  const [deposits, withdrawals, transfers] = await Promise.all([
    client.call("GetDepositTransactionsByUser", {}),
    client.call("GetWithdrawalTransactionsByUser", {}),
    client.call("GetInternalTransactionsByUser", {}),
  ]);
  const kindOf = ({ fromPlatform, toPlatform }: (typeof transfers)[number]) => {
    if (fromPlatform === "E-Wallet") return "eWallet";
    return toPlatform === "E-Wallet" ? "trading" : "user";
  };
  return [
    ...deposits.map(({ amountUsd }) => `deposit ${amountUsd.toFixed(2)}`),
    ...withdrawals.map(({ amountUsd }) => `withdrawal ${amountUsd.toFixed(2)}`),
    ...transfers.map((row) => `${kindOf(row)} ${row.amountUsd.toFixed(2)}`),
  ].toSorted();
}
