import { describe, expect, test } from "vitest";
import { createApp } from "../src/app.ts";
import { sendLetter } from "../src/mailbox/mailbox.service.ts";
import { words } from "../src/mailbox/write-letter.ts";
import { createCustomer, type Customer } from "./customer.ts";
import { lettersTo } from "./letters-to.ts";
import { completeDeposit, customer, openCustomer, provider } from "./one-customer.ts";

openCustomer();

const inboxOf = ({ client }: Customer) => client.call("GetInbox", {});
const changesOf = async (whom: Customer) => (await inboxOf(whom)).entries.map(({ change }) => change);
const subjectsTo = async ({ email }: Customer) =>
  (await lettersTo(provider, email)).map(({ subject }) => subject);

describe("a channel", () => {
  const change = (
    kind: "deposit" | "security" | "statement" | "identity",
    channel: "inbox" | "email",
    isOn = false,
  ) => customer.client.call("UpdatePreferences", { kind, channel, isOn });

  test("that is switched off receives nothing from then on, and the other channel still does", async () => {
    await completeDeposit(customer);
    await change("deposit", "email");
    const ofDeposit = async () =>
      (await subjectsTo(customer)).filter((subject) => subject === words.en.letters.depositCompleted.subject);
    expect(await ofDeposit()).toHaveLength(1);
    await completeDeposit(customer);
    expect(await ofDeposit()).toHaveLength(1);
    expect((await changesOf(customer)).filter((one) => one === "depositCompleted")).toHaveLength(2);
    await change("deposit", "email", true);
    await change("deposit", "inbox");
    await completeDeposit(customer);
    expect(await ofDeposit()).toHaveLength(2);
    expect((await changesOf(customer)).filter((one) => one === "depositCompleted")).toHaveLength(2);
  });

  test("is listed with its state, and switched twice as once", async () => {
    const listed = await change("identity", "inbox");
    expect(listed).toEqual(await change("identity", "inbox"));
    expect(listed).toEqual(await customer.client.call("GetPreferences", {}));
    expect(listed.filter(({ isOn }) => !isOn)).toMatchObject([{ kind: "identity", channel: "inbox" }]);
    expect(listed.filter(({ isFixed }) => isFixed).map(({ kind }) => kind)).toEqual(["security", "security"]);
    expect(listed).toHaveLength(13);
  });

  test("about security cannot be switched off, and an unknown kind is refused", async () => {
    for (const channel of ["inbox", "email"] as const)
      await expect(change("security", channel)).rejects.toMatchObject({ kind: "refused", code: 0 });
    await expect(change("statement", "email")).rejects.toMatchObject({ kind: "refused", code: 0 });
    await sendLetter(provider.deps, provider.deps.sql, customer.userId, { kind: "recoveryCodesCreated" });
    expect(await changesOf(customer)).toEqual(["recoveryCodesCreated"]);
    expect(await subjectsTo(customer)).toHaveLength(1);
    const forced = provider.query(
      `insert into muted_channel values (${customer.userId}, 'security', 'email')`,
    );
    await expect(forced).rejects.toMatchObject({
      cause: { message: expect.stringContaining("muted_channel_kind") },
    });
  });

  test("of e-mails about money that is switched off is reported by an e-mail and in the inbox, at most five times an hour", async () => {
    await change("deposit", "email");
    await change("deposit", "email");
    expect(await subjectsTo(customer)).toEqual(["Some of our e-mails were switched off"]);
    expect(await changesOf(customer)).toEqual(["emailsSwitchedOff"]);
    const [letter] = await lettersTo(provider, customer.email);
    expect(letter?.text).toContain("You no longer receive e-mails about deposits.");
    expect(letter?.text).toContain("/profile?tab=contact");
    for (let time = 0; time < 4; time += 1) {
      await change("deposit", "email", true);
      await change("deposit", "email");
    }
    await change("deposit", "email", true);
    await expect(change("deposit", "email")).rejects.toMatchObject({ status: 429 });
    const preferences = await customer.client.call("GetPreferences", {});
    expect(preferences.every(({ isOn }) => isOn)).toBe(true);
  });

  test("holds for its user alone, and codes are sent whatever is off", async () => {
    const other = await createCustomer(provider);
    await change("deposit", "email");
    await completeDeposit(other);
    expect(await subjectsTo(other)).toHaveLength(1);
    await customer.client.call("UpdatePreferences", { kind: "withdrawal", channel: "email", isOn: false });
    await customer.client.call("RequestOtpWithdrawal", {});
    const [letter] = await lettersTo(provider, customer.email);
    expect(letter?.code).toMatch(/^\d{6}$/);
  });
});

test("a provider without the capability keeps no entries, sends every e-mail, and lacks the calls", async () => {
  const { deps } = provider;
  await customer.client.call("UpdatePreferences", { kind: "identity", channel: "email", isOn: false });
  const capabilities = deps.config.capabilities.filter((name) => name !== "inbox");
  const config = { ...deps.config, capabilities };
  await sendLetter({ ...deps, config }, deps.sql, customer.userId, { kind: "identityApproved" });
  expect(await subjectsTo(customer)).toHaveLength(1);
  expect(await changesOf(customer)).toEqual([]);
  const app = await createApp({ ...deps, config });
  const without = provider.visitor(9, (request) => Promise.resolve(app.fetch(request)));
  await without.signIn(customer.email);
  await expect(without.client.call("GetInbox", {})).rejects.toMatchObject({ kind: "unsupported" });
});

test("a provider without statements and messages has no channels for them", async () => {
  const { deps } = provider;
  const lacking: ReadonlySet<string> = new Set(["statements", "messages"]);
  const capabilities = deps.config.capabilities.filter((name) => !lacking.has(name));
  const app = await createApp({ ...deps, config: { ...deps.config, capabilities } });
  const without = provider.visitor(9, (request) => Promise.resolve(app.fetch(request)));
  await without.signIn(customer.email);
  const kinds = (await without.client.call("GetPreferences", {})).map(({ kind }) => kind);
  expect([...new Set(kinds)]).toEqual(["deposit", "withdrawal", "transfer", "identity", "security"]);
});
