import { describe, expect, test } from "vitest";
import { createCustomer } from "../customer.ts";
import { DEMO, type Visitor } from "../provider.ts";
import { addPasskey, signInBy, SoftwarePasskey } from "../software-passkey.ts";
import { callAs, isIn, openGround } from "./ground.ts";

const ground = openGround();
const refused = { code: 1160 };
const challengeInvalid = { code: 1106 };
const { password } = DEMO;

// The calls are made in process: a passkey belongs to one origin, and each replica of the test ground has its own port.
const createVisitor = (index: 0 | 1 = 0): Visitor => (index === 0 ? ground.provider : ground.other).visitor();
const createOwner = () => createCustomer(ground.provider);

const challengeFor = async (visitor: Visitor) =>
  (await visitor.client.call("BeginPasskeyLogin", {})).challenge;

describe("who signs in by a passkey", () => {
  test("cannot replay an answer: sent 20 times at once to two replicas it opens one session, and none later", async () => {
    const passkey = await addPasskey(await createOwner());
    let count = 0;
    const visitor = ground.provider.visitor(9, async (request) => {
      count += 1;
      return (count % 2 === 0 ? ground.provider : ground.other).send(request);
    });
    const answer = passkey.answer(await challengeFor(visitor));
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, () => visitor.client.call("CompletePasskeyLogin", answer)),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(visitor.client.call("CompletePasskeyLogin", answer)).rejects.toMatchObject(challengeInvalid);
  });

  test("cannot use the challenge of another browser, of a registration, or of five minutes ago", async () => {
    const customer = await createOwner();
    const passkey = await addPasskey(customer);
    const [mine, other] = [createVisitor(), createVisitor()];
    const foreign = passkey.answer(await challengeFor(other));
    await challengeFor(mine);
    await expect(mine.client.call("CompletePasskeyLogin", foreign)).rejects.toMatchObject(challengeInvalid);
    const begun = await customer.client.call("BeginPasskeyRegistration", { password });
    const ofRegistration = passkey.answer(begun.challenge);
    await expect(customer.client.call("CompletePasskeyLogin", ofRegistration)).rejects.toMatchObject(
      challengeInvalid,
    );
    const late = passkey.answer(await challengeFor(mine));
    ground.provider.clock.advance(6);
    await expect(mine.client.call("CompletePasskeyLogin", late)).rejects.toMatchObject(challengeInvalid);
    expect(await isIn(mine)).toBe(false);
  });

  test("cannot use an earlier challenge of a session after a newer one, however many outdated ones of others there are", async () => {
    const { client } = await createOwner();
    await ground.provider.query(
      `insert into passkey_challenge (challenge_hash, purpose, browser_hash, created_at)
       select 'outdated ' || n, 'signIn', 'browser ' || n, '2020-01-01' from generate_series(1, 60) n`,
    );
    const first = await client.call("BeginPasskeyRegistration", { password });
    await client.call("BeginPasskeyRegistration", { password });
    const given = { name: "First", ...new SoftwarePasskey().create(first) };
    await expect(client.call("CompletePasskeyRegistration", given)).rejects.toMatchObject(challengeInvalid);
  });

  test.each([
    ["a page of another origin", { origin: "https://portal-login.example" }],
    ["a page of another port", { origin: "http://localhost:4999" }],
    ["a passkey of another domain", { rpId: "example.com" }],
    ["an authenticator that did not verify its user", { isVerified: false }],
  ])("is refused from %s", async (_name, how) => {
    const passkey = await addPasskey(await createOwner());
    const visitor = createVisitor();
    await expect(signInBy(visitor, passkey, how)).rejects.toMatchObject(refused);
    expect(await isIn(visitor)).toBe(false);
  });

  test("cannot take another user's passkey: neither its id with an own key, nor an own key with the owner's handle", async () => {
    const [owner, thief] = [await createOwner(), await createOwner()];
    const [theirs, mine] = [await addPasskey(owner), await addPasskey(thief)];
    const visitor = createVisitor();
    const forged = { ...mine.answer(await challengeFor(visitor)), credentialId: theirs.credentialId };
    await expect(visitor.client.call("CompletePasskeyLogin", forged)).rejects.toMatchObject(refused);
    const handle = { userHandle: theirs.userHandle };
    await expect(signInBy(visitor, mine, handle)).rejects.toMatchObject(refused);
    expect(await isIn(visitor)).toBe(false);
  });

  test("cannot register a passkey that another user has, nor remove one by its id", async () => {
    const [owner, thief] = [await createOwner(), await createOwner()];
    const theirs = await addPasskey(owner);
    const begun = await thief.client.call("BeginPasskeyRegistration", { password });
    const given = { name: "Mine", ...theirs.create({ ...begun, userHandle: theirs.userHandle }) };
    await expect(thief.client.call("CompletePasskeyRegistration", given)).rejects.toMatchObject(refused);
    const removal = { passkeyId: theirs.passkeyId, password };
    await expect(thief.client.call("RemovePasskey", removal)).rejects.toMatchObject({ code: 1162 });
    await signInBy(createVisitor(), theirs);
  });

  test("cannot make the provider read certificates of an authenticator's maker, which name addresses to request", async () => {
    const customer = await createOwner();
    await expect(addPasskey(customer, "Key", { isCertified: true })).rejects.toMatchObject(refused);
    expect(await customer.client.call("GetPasskeys", {})).toEqual({ passkeys: [] });
  });

  test("is refused with a removed passkey, also where the removal was at another replica", async () => {
    const customer = await createOwner();
    const passkey = await addPasskey(customer);
    const visitor = createVisitor(1);
    const answer = passkey.answer(await challengeFor(visitor));
    await customer.client.call("RemovePasskey", { passkeyId: passkey.passkeyId, password });
    await expect(visitor.client.call("CompletePasskeyLogin", answer)).rejects.toMatchObject(refused);
    expect(await isIn(visitor)).toBe(false);
  });

  test("is refused with a copy of an authenticator that counts", async () => {
    const passkey = await addPasskey(await createOwner());
    await signInBy(createVisitor(), passkey);
    passkey.goBack(0);
    await expect(signInBy(createVisitor(), passkey)).rejects.toMatchObject(refused);
  });

  test("learns nothing of accounts: an unknown passkey, a removed one and a wrong signature have one answer", async () => {
    const customer = await createOwner();
    const [known, removed] = [await addPasskey(customer), await addPasskey(customer)];
    await customer.client.call("RemovePasskey", { passkeyId: removed.passkeyId, password });
    const answers = [];
    for (const passkey of [new SoftwarePasskey(), removed, known]) {
      const visitor = createVisitor();
      const { signature } = new SoftwarePasskey().answer("another");
      const answer = { ...passkey.answer(await challengeFor(visitor)), signature, userHandle: "any" };
      const { status, code, data } = await callAs(visitor, "CompletePasskeyLogin", {
        companyId: 9,
        ...answer,
      });
      answers.push({ status, code, data });
    }
    expect(answers[0]).toMatchObject({ status: 200, code: 1160 });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });
});

describe("who is in a session of another person", () => {
  test("adds no passkey without the password, and ten guesses end the tries", async () => {
    const { client } = await createOwner();
    const codes = [];
    for (let round = 0; round < 12; round += 1) {
      const failure: unknown = await client
        .call("BeginPasskeyRegistration", { password: `guess ${round}` })
        .catch((error: unknown) => error);
      codes.push(Reflect.get(Object(failure), "code"));
    }
    expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 1008));
    expect(codes.slice(10)).toEqual([4029, 4029]);
  });
});
