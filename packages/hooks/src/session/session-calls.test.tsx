import { operations } from "@broker/api-spec/operations";
import { needsSession } from "@broker/sdk";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runMutation } from "../run-mutation.ts";
import { holdSession } from "../../test/hold-session.ts";
import { signedIn } from "../../test/render.tsx";
import { transactionQueries } from "../transaction/transaction.queries.ts";
import { sessionMutations } from "./session.mutations.ts";
import { MINUTE, userOf, watchOver } from "../../test/session-guard.tsx";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }));
afterEach(() => void vi.useRealTimers());

test("any number of calls refused with 401 are one expiry", async () => {
  const { provider, broker } = await signedIn();
  const guard = await watchOver(broker);
  const calls = ["GetUserInfo", "GetDepositTransactionsByUser", "GetInternalTransactionsByUser"] as const;
  for (const call of calls) provider.turnAway(call, 401);
  const answers = await Promise.allSettled(calls.map((call) => broker.client.call(call, {})));
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  await expect.poll(guard.step).toBe("expired");
  expect(guard.ended).toEqual(["unauthenticated /deposit-withdraw?tab=deposit"]);
});

test("a 401 to a call of an earlier session does not affect a newer one", async () => {
  const { provider, broker } = await signedIn();
  const user = userOf(broker);
  provider.turnAway("GetDepositTransactionsByUser", 401);
  const late = broker.client.call("GetDepositTransactionsByUser", {});
  vi.setSystemTime(Date.now() + MINUTE);
  broker.session.signIn(user, "demo@example.com");
  await expect(late).rejects.toMatchObject({ kind: "unauthenticated" });
  expect(broker.session.get().status).toBe("signedIn");
});

test("a 401 that crosses with a new sign-in of the same user in another tab ends no session", async () => {
  const { provider, broker } = await signedIn();
  provider.turnAway("GetDepositTransactionsByUser", 401);
  const late = broker.client.call("GetDepositTransactionsByUser", {});
  vi.setSystemTime(Date.now() + MINUTE);
  provider.broker().session.signIn(userOf(broker), "demo@example.com");
  await expect(late).rejects.toMatchObject({ kind: "unauthenticated" });
  expect(broker.session.get().status).toBe("signedIn");
});

const passwords = { oldPassword: "a".repeat(32), newPassword: "b".repeat(32) };

test("a new password is sent after the answers of the calls under way, and the next calls after its own", async () => {
  const { provider, broker } = await signedIn();
  const inTurn = ["GetDepositTransactionsByUser", "UpdateUserPassword", "GetUserInfo"] as const;
  await Promise.all(inTurn.map(needsSession));
  const order: string[] = [];
  for (const operation of inTurn) provider.duringNext(operation, () => order.push(`${operation} sent`));
  const noteAnswer = (operation: string) => () => order.push(`${operation} answered`);
  await Promise.all([
    broker.client.call(inTurn[0], {}).then(noteAnswer(inTurn[0])),
    broker.client.call(inTurn[1], passwords).then(noteAnswer(inTurn[1])),
    broker.client.call(inTurn[2], {}).then(noteAnswer(inTurn[2])),
  ]);
  expect(order).toEqual(inTurn.flatMap((operation) => [`${operation} sent`, `${operation} answered`]));
});

test("two new passwords at once are sent one after the other, and a refused one holds up no call", async () => {
  const { provider, broker } = await signedIn();
  provider.turnAway("UpdateUserPassword", 403);
  const answers = await Promise.allSettled([
    broker.client.call("UpdateUserPassword", passwords),
    broker.client.call("UpdateUserPassword", passwords),
    broker.client.call("GetUserInfo", {}),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
});

test("a call that waited for a new password is not sent once its user has signed out", async () => {
  const { provider, broker } = await signedIn();
  await Promise.all((["UpdateUserPassword", "CancelDeposit"] as const).map(needsSession));
  provider.duringNext("UpdateUserPassword", () => broker.session.signOut());
  const password = broker.client.call("UpdateUserPassword", passwords);
  const waiting = broker.client.call("CancelDeposit", { transactionId: "D-1" });
  await expect(waiting).rejects.toMatchObject({ kind: "unauthenticated" });
  await password;
  expect(provider.calls).not.toContain("CancelDeposit");
});

test("a 401 that crosses with a new password of another tab ends no session", async () => {
  const { provider, broker } = await signedIn();
  const password = await holdSession(broker);
  provider.turnAway("GetDepositTransactionsByUser", 401);
  const refused = broker.client.call("GetDepositTransactionsByUser", {});
  refused.catch(() => {});
  await expect.poll(password.waiting).toBe(1);
  await password.release();
  await expect(refused).rejects.toMatchObject({ kind: "unauthenticated" });
  expect(broker.session.get().status).toBe("signedIn");
});

test("a page that may not use locks sends a new password without them", async () => {
  const { provider, broker } = await signedIn();
  const refuse = vi
    .spyOn(navigator.locks, "request")
    .mockRejectedValue(new DOMException("", "SecurityError"));
  await broker.client.call("UpdateUserPassword", passwords);
  expect([refuse.mock.calls.length, provider.calls.at(-1)]).toEqual([1, "UpdateUserPassword"]);
  refuse.mockRestore();
});

test("a 401 ends the session when a new password was refused, too", async () => {
  const { provider, broker } = await signedIn();
  provider.turnAway("GetDepositTransactionsByUser", 401);
  provider.turnAway("UpdateUserPassword", 401);
  await Promise.allSettled([
    broker.client.call("UpdateUserPassword", passwords),
    broker.client.call("GetDepositTransactionsByUser", {}),
  ]);
  expect(broker.session.get()).toMatchObject({ status: "signedOut", end: "unauthenticated" });
});

test("a call that is refused as another user's resets the page, before another tab's event arrives", async () => {
  const { provider, broker } = await signedIn();
  const guard = await watchOver(broker);
  provider.turnAway("GetDepositTransactionsByUser", 403);
  const refused = broker.client.call("GetDepositTransactionsByUser", {});
  provider.broker().session.signIn({ ...userOf(broker), staffUserId: 8 }, "b@example.com");
  await expect(refused).rejects.toMatchObject({ kind: "forbidden" });
  await expect.poll(guard.step).toBe("replaced");
});

test("a refusal of an identity ends no session that still belongs to the browser", async () => {
  const { provider, broker } = await signedIn();
  provider.turnAway("GetDepositTransactionsByUser", 403);
  await expect(broker.client.call("GetDepositTransactionsByUser", {})).rejects.toMatchObject({ status: 403 });
  expect(broker.session.get().status).toBe("signedIn");
});

test("signing out of a session that the provider has already ended is a sign-out, and no expiry", async () => {
  const { provider, broker } = await signedIn();
  const guard = await watchOver(broker);
  provider.kept.set("depositDraft.100234", "{}");
  provider.turnAway("UserLogout", 401);
  await runMutation(broker, sessionMutations.signOut(broker), undefined).catch(() => {});
  await expect.poll(guard.step).toBe("signedOut");
  expect([guard.ended, [...provider.kept]]).toEqual([[], []]);
});

test("a sign-out on a page whose user was replaced leaves the other user signed in, here and at the provider", async () => {
  const { provider, broker } = await signedIn();
  const other = provider.broker();
  other.session.signIn({ ...userOf(broker), staffUserId: 8 }, "b@example.com");
  provider.calls.length = 0;
  await runMutation(broker, sessionMutations.signOut(broker), undefined);
  expect(provider.calls).toEqual([]);
  expect(other.session.check().status).toBe("live");
});

const writes = Object.entries(operations)
  .filter(
    ([name, { method, audience }]) => method === "POST" && audience === "client" && name !== "UserLogout",
  )
  .map(([name]) => name);

test.each(writes)("%s is refused and not sent once the session has ended by the wall clock", async (call) => {
  const { provider, broker } = await signedIn();
  vi.setSystemTime(Date.now() + 31 * MINUTE);
  provider.calls.length = 0;
  const answer: unknown = Reflect.apply(broker.client.call, broker.client, [call, {}]);
  await expect(answer).rejects.toMatchObject({ operation: call, kind: "unauthenticated" });
  expect(provider.calls).toEqual([]);
  expect(broker.session.get()).toEqual({ status: "signedOut", end: "timeLimit" });
});

test("no write is sent once the session has ended by the wall clock, and drafts stay", async () => {
  const { provider, broker } = await signedIn();
  const guard = await watchOver(broker);
  provider.kept.set("depositDraft.100234", "{}");
  guard.sleep(31);
  provider.calls.length = 0;
  const receipt = new File(["%PDF"], "receipt.pdf", { type: "application/pdf" });
  const wire = { paymentPlatformId: 11, currencyCode: "MYR", amount: 447, amountUsd: 100 };
  const requested = broker.client.call("DepositRequest", wire);
  await expect(requested).rejects.toMatchObject({ kind: "unauthenticated" });
  const submitted = broker.client.call("SubmitDeposit", { ...wire, transactionId: "D-1", receipt });
  await expect(submitted).rejects.toMatchObject({ kind: "unauthenticated" });
  expect(provider.calls).toEqual([]);
  await expect.poll(guard.step).toBe("locked");
  expect(guard.ended).toHaveLength(0);
  expect(provider.kept.has("depositDraft.100234")).toBe(true);
  expect(provider.kept.has("userStore")).toBe(false);
});

test("no read is sent then, either", async () => {
  const { provider, broker } = await signedIn();
  await broker.queryClient.fetchQuery(transactionQueries.deposits(broker));
  vi.setSystemTime(Date.now() + 31 * MINUTE);
  provider.calls.length = 0;
  const read = broker.queryClient.fetchQuery({ ...transactionQueries.deposits(broker), staleTime: 0 });
  await expect(read).rejects.toMatchObject({ kind: "unauthenticated" });
  expect(provider.calls).toEqual([]);
});
