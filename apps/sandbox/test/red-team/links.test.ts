import { describe, expect, test } from "vitest";
import { digestOf } from "../../src/session/password.ts";
import { challengeOf, setUpApp } from "../authenticator.ts";
import type { Customer } from "../customer.ts";
import { lettersTo } from "../letters-to.ts";
import { lastLetter } from "../provider.ts";
import { callAs, openGround } from "./ground.ts";

const ground = openGround();

/** Returns the token of the newest e-mail with a link. */
async function tokenTo(email: string): Promise<string> {
  const { link } = await lastLetter(ground.provider, email);
  return new URL(link ?? "").searchParams.get("token") ?? "";
}

/** Causes the e-mail with each kind of link, and returns its token. */
const links = {
  async reset({ email }: Customer) {
    await ground.visitor().client.call("ResetUserPassword", { email });
    return tokenTo(email);
  },
  async report({ email }: Customer) {
    await ground.visitor().signIn(email);
    return tokenTo(email);
  },
  async verify({ email, userId, client }: Customer) {
    await ground.provider.query(`update app_user set email_verified_at = null where user_id = ${userId}`);
    await client.call("ResendVerificationEmail", {});
    return tokenTo(email);
  },
  async keep(customer: Customer) {
    const app = await setUpApp(ground.provider, customer);
    const visitor = ground.visitor();
    const challenge = await challengeOf(visitor, customer.email);
    await visitor.client.call("RequestFactorRemoval", { challenge });
    expect(app.recoveryCodes).toHaveLength(10);
    return tokenTo(customer.email);
  },
  async frame(customer: Customer) {
    const ids = { companyId: 9, userId: customer.userId };
    const { data } = await callAs(customer, "CreateEmbedToken", { ...ids, purpose: "deposit" });
    return String(Object(data).token);
  },
};
type Kind = keyof typeof links;

const newPassword = digestOf("Set-by-a-link-1");

/** Uses a token as a token of another kind, and returns whether it worked. */
const uses: Readonly<Record<Kind, (token: unknown, index?: 0 | 1) => Promise<boolean>>> = {
  reset: async (token, index) =>
    (await callAs(ground.visitor(index), "CompletePasswordReset", { token, newPassword })).code === 1,
  report: async (token, index) => (await callAs(ground.visitor(index), "ReportSignIn", { token })).code === 1,
  verify: async (token, index) => (await callAs(ground.visitor(index), "VerifyEmail", { token })).code === 1,
  keep: async (token, index) => {
    const body = new URLSearchParams({ token: String(token) });
    return (
      (await ground.visitor(index).fetch("/sandbox/keep-factor", { method: "POST", body })).status === 200
    );
  },
  frame: async (token, index) => {
    const fields = { companyId: 9, purpose: "deposit", token };
    return (await callAs(ground.visitor(index), "OpenEmbedSession", fields)).code === 1;
  },
};
const kinds = ["reset", "report", "verify", "keep", "frame"] as const satisfies readonly Kind[];

describe("one-time links", () => {
  test("a reset link that is used on two replicas at once sets one password, once", async () => {
    const owner = await ground.customer();
    const token = await links.reset(owner);
    const passwords = ["First-of-two-1", "Second-of-two-2"];
    const answers = await Promise.all(
      passwords.map((password, index) =>
        callAs(ground.visitor(index === 0 ? 0 : 1), "CompletePasswordReset", {
          token,
          newPassword: digestOf(password),
        }),
      ),
    );
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
    const won = answers[0]?.code === 1 ? 0 : 1;
    const codes = [];
    for (const password of passwords)
      codes.push(
        (
          await callAs(ground.visitor(), "UserLogin", {
            companyId: 9,
            email: owner.email,
            password: digestOf(password),
          })
        ).code,
      );
    expect(codes[won]).toBe(1);
    expect(codes[1 - won]).toBe(1001);
  });

  test("a link that reports a sign-in locks the account once, when it is used on two replicas at once", async () => {
    const owner = await ground.customer();
    const token = await links.report(owner);
    const answers = await Promise.all([uses.report(token, 0), uses.report(token, 1)]);
    expect(answers).toEqual([true, true]);
    const { rows } = await ground.provider.query(
      `select 1 from mail where kind = 'signInReported' and user_id = ${owner.userId}`,
    );
    expect(rows).toHaveLength(1);
  });

  test("a link that keeps a second factor cancels the request once, when it is used on two replicas at once", async () => {
    const owner = await ground.customer();
    const token = await links.keep(owner);
    const answers = await Promise.all([uses.keep(token, 0), uses.keep(token, 1)]);
    expect(answers.filter(Boolean)).toHaveLength(1);
    const subjects = (await lettersTo(ground.provider, owner.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === "Two-step sign-in stays on")).toHaveLength(1);
  });

  test("a token of a frame that is exchanged on two replicas at once opens one session", async () => {
    const owner = await ground.customer();
    const token = await links.frame(owner);
    const answers = await Promise.all([uses.frame(token, 0), uses.frame(token, 1)]);
    expect(answers.filter(Boolean)).toHaveLength(1);
  });

  test("a verification link that is used on two replicas at once verifies once, and ends no session of its own browser", async () => {
    const owner = await ground.customer();
    const token = await links.verify(owner);
    const [one, two] = await Promise.all([
      callAs(owner, "VerifyEmail", { token }),
      callAs(ground.visitor(1), "VerifyEmail", { token }),
    ]);
    expect([one.code, two.code]).toEqual([1, 1]);
    const { rows } = await ground.provider.query(
      `select email_verified_at from app_user where user_id = ${owner.userId}`,
    );
    expect(Object(rows[0]).email_verified_at).not.toBeNull();
  });

  test.each(kinds)(
    "the token of a %s link is none of another kind, and still works as its own",
    async (kind) => {
      const owner = await ground.customer();
      const token = await links[kind](owner);
      for (const other of kinds.filter((one) => one !== kind))
        expect(await uses[other](token), `as ${other}`).toBe(false);
      const headers = { cookie: `__Host-session=${token}`, authorization: `Bearer embed_${token}` };
      for (const [name, value] of Object.entries(headers)) {
        const read = `/api/User/GetUserInfo?companyId=9&userId=${owner.userId}`;
        expect((await ground.bare.fetch(read, { headers: { [name]: value } })).status).toBe(401);
      }
      expect(await uses[kind](token)).toBe(true);
    },
  );

  test("a token that is cut, prolonged, written in other letters, or of another type works nowhere and fails nothing", async () => {
    const owner = await ground.customer();
    const token = await links.reset(owner);
    const others = [
      token.slice(0, -1),
      `${token}0`,
      ` ${token}`,
      `${token}\n`,
      `${token}\0`,
      token.toUpperCase(),
      "",
      "x".repeat(2000),
      [token],
      { $ne: "" },
      null,
      0,
      true,
    ];
    for (const other of others)
      for (const kind of kinds)
        expect(await uses[kind](other), `${kind} ${JSON.stringify(other)?.slice(0, 60)}`).toBe(false);
    expect(ground.failures()).toEqual([]);
    expect(await uses.reset(token)).toBe(true);
  });

  test("a scanner that opens every page of a link, by GET and HEAD, uses none up", async () => {
    for (const kind of ["reset", "keep", "verify"] as const) {
      const owner = await ground.customer();
      const token = await links[kind](owner);
      const page = {
        reset: "/sandbox/reset-password",
        keep: "/sandbox/keep-factor",
        verify: "/email/verify",
      };
      for (const method of ["GET", "HEAD", "GET"])
        await ground.visitor().fetch(`${page[kind]}?token=${token}`, { method });
      expect(await uses[kind](token), kind).toBe(true);
    }
  });
});

describe("where links lead", () => {
  test("no forwarded header, other port or user name in a request leads the link of a reset elsewhere", async () => {
    const owner = await ground.customer();
    const headers = {
      "x-forwarded-host": "evil.example",
      "x-forwarded-proto": "https",
      "x-forwarded-port": "8443",
      "x-forwarded-server": "evil.example",
      "x-host": "evil.example",
      "x-original-host": "evil.example",
      forwarded: "host=evil.example;proto=https",
      referer: "https://evil.example/",
    };
    const fields = { companyId: 9, email: owner.email };
    expect(await callAs(ground.bare, "ResetUserPassword", fields, headers)).toMatchObject({ code: 1 });
    const { link } = await lastLetter(ground.provider, owner.email);
    expect(new URL(link ?? "").host).toBe(`localhost:${ground.port}`);
  });

  test("an address that only looks like the owner's, or names a second recipient, is sent no link", async () => {
    const owner = await ground.customer();
    const before = (await lettersTo(ground.provider, owner.email)).length;
    const count = async () =>
      (await ground.provider.query("select 1 from mail where recipient ~ 'evil'")).rows.length;
    for (const email of [
      `${owner.email},thief@evil.example`,
      `${owner.email}\r\nBcc: thief@evil.example`,
      `${owner.email}%0aBcc:thief@evil.example`,
      `"${owner.email}" <thief@evil.example>`,
      `${owner.email}\0@evil.example`,
      owner.email.replace("k", "\u212A").replace("e", "\u0435"),
      [owner.email, "thief@evil.example"],
    ])
      await callAs(ground.visitor(), "ResetUserPassword", { companyId: 9, email });
    await ground.provider.work();
    expect(await count()).toBe(0);
    expect(await lettersTo(ground.provider, owner.email)).toHaveLength(before);
  });

  test("a reset link of one company sets no password of the same address at another one", async () => {
    const owner = await ground.customer();
    await callAs(ground.visitor(), "ResetUserPassword", { companyId: 10, email: owner.email });
    const letters = await lettersTo(ground.provider, owner.email);
    expect(letters.map(({ subject }) => subject)).not.toContain("Set a new password");
    await ground.visitor().signIn(owner.email);
  });
});
