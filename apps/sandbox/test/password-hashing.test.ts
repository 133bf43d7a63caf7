import { hash } from "@node-rs/argon2";
import * as v from "valibot";
import { expect, test } from "vitest";
import { consume } from "../src/http/rate-limit.ts";
import { digestOf, verifyDigest } from "../src/session/password.ts";
import { openProvider, provider } from "./one-provider.ts";
import { DEMO } from "./provider.ts";

openProvider();

test("asvs(2.4.1): in a flood of sign-ins, those that would wait for long get a Retry-After and do not count as attempts", async () => {
  const digest = digestOf("A wrong passphrase");
  const flood = () =>
    Promise.allSettled(Array.from({ length: 60 }, () => verifyDigest(null, digest, "203.0.113.9")));
  const floods: ReturnType<typeof flood>[] = [];
  const failures: unknown[] = [];
  // Several accounts may sign in from one address.
  for (let round = 0; round < 12; round += 1) {
    floods.push(flood());
    await provider
      .visitor()
      .signIn()
      .catch((error: unknown) => failures.push(error));
  }
  for (const failure of failures) expect(failure).toMatchObject({ status: 503 });
  const answers = (await Promise.all(floods)).flat();
  const turnedAway = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason] : []));
  expect(turnedAway.length).toBeGreaterThan(0);
  for (const reason of turnedAway) expect(reason).toMatchObject({ status: 503, retryAfter: 2 });
  expect(await provider.visitor().signIn()).toMatchObject({ email: DEMO.email });
});

test("a flood of sign-ins with right passwords of one account does not delay other users", async () => {
  const digest = digestOf(DEMO.password);
  const { rows } = await provider.query(
    `select password_hash as hash from app_user where email = '${DEMO.email}'`,
  );
  const [{ hash: kept }] = v.parse(v.tuple([v.object({ hash: v.string() })]), rows);
  const crowd = Promise.allSettled(
    Array.from({ length: 60 }, () => verifyDigest(kept, digest, "203.0.113.9")),
  );
  const others = ["192.0.2.1", "192.0.2.2", "192.0.2.3"].map((from) => verifyDigest(kept, digest, from));
  await expect(Promise.all(others)).resolves.toEqual([true, true, true]);
  const statuses = (await crowd).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set(["fulfilled", "rejected"]));
});

test("an account signs in at most 300 times a minute, since each sign-in writes a session and an audit row", async () => {
  const { rows } = await provider.query(
    "select user_id as id from app_user where email = 'busy@example.com'",
  );
  const [{ id }] = v.parse(v.tuple([v.object({ id: v.number() })]), rows);
  const now = provider.clock.now();
  for (let turn = 0; turn < 300; turn += 1)
    await consume(provider.deps.sql, `sign-in:${id}`, { points: 300, seconds: 60 }, now);
  const another = provider.visitor().signIn("busy@example.com");
  await expect(another).rejects.toMatchObject({ status: 429 });
  await expect(provider.visitor().signIn("friend@example.com")).resolves.toMatchObject({ kycStatus: 3 });
});

test("asvs(11.4.2): a password is stored as an argon2id hash with a salt of its own", async () => {
  await provider.visitor().client.call("CreateUser", {
    fullname: "Salt Pepper",
    username: "salt",
    email: "salt@example.com",
    contactNumber: "+60198765432",
    password: DEMO.password,
    countryId: 1325,
    referralCode: "NORTHGALE",
  });
  const { rows } = await provider.query("select distinct password_hash as hash from app_user");
  const hashes = v.parse(v.array(v.object({ hash: v.string() })), rows).map(({ hash }) => hash);
  // The demo accounts share one hash, which is made once; the new account has another for the same password.
  expect(hashes).toHaveLength(2);
  for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[^$]{22}\$/);
});

test("a password hash with other settings than today's is renewed at the next sign-in", async () => {
  const email = "pending@example.com";
  const kept = async () => {
    const { rows } = await provider.query(
      `select password_hash as hash from app_user where email = '${email}'`,
    );
    return v.parse(v.tuple([v.object({ hash: v.string() })]), rows)[0].hash;
  };
  const old = await hash(digestOf(DEMO.password), { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
  await provider.query(`update app_user set password_hash = '${old}' where email = '${email}'`);
  await provider.visitor().signIn(email);
  const anew = await kept();
  expect(anew).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  await provider.visitor().signIn(email);
  expect(await kept()).toBe(anew);
});
