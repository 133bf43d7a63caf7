import type { Send } from "../src/jobs/job-handlers.ts";
import { ORIGIN } from "./requests.ts";
import { DEMO, lastLetter, type Provider, type Visitor } from "./provider.ts";

/** The users of the contract's cases, all with the same connection to the provider. */
export interface World {
  readonly provider: Provider;
  /** The origin of the pages that the users see. */
  readonly origin: string;
  readonly visitor: () => Visitor;
  readonly demo: Visitor;
  readonly busy: Visitor;
  readonly empty: Visitor;
  readonly staff: Visitor;
  /** A user who has signed out, with the ids of the ended session. */
  readonly gone: Visitor;
  /** Registers a user, verifies the e-mail address and signs in. */
  newcomer(): Promise<Visitor>;
}

let count = 0;
/** Returns the fields of a new, unique user. */
export const person = () => {
  count += 1;
  return {
    fullname: "Nur Aisyah",
    username: `newcomer${count}`,
    email: `newcomer${count}@example.com`,
    contactNumber: "+60198765432",
    password: DEMO.password,
    countryId: 1325,
    referralCode: "NORTHGALE",
  };
};

/** Returns the token in the newest e-mail to a user. */
export const tokenFor = async (provider: Provider, email: string) =>
  new URL((await lastLetter(provider, email)).link ?? "").searchParams.get("token") ?? "";

/** Creates the users at a provider, through `send`. */
export async function openWorld(provider: Provider, send: Send, origin = ORIGIN): Promise<World> {
  const visitor = () => provider.visitor(9, send);
  const signedIn = async (email: string) => {
    const one = visitor();
    await one.signIn(email);
    return one;
  };
  const gone = await signedIn("friend@example.com");
  await gone.client.call("UserLogout", {});
  return {
    provider,
    origin,
    visitor,
    demo: await signedIn("demo@example.com"),
    busy: await signedIn("busy@example.com"),
    empty: await signedIn("empty@example.com"),
    staff: await provider.staff(send),
    gone,
    async newcomer() {
      const { client, ...rest } = visitor();
      const { email, ...more } = person();
      await client.call("CreateUser", { email, ...more });
      await client.call("VerifyEmail", { token: await tokenFor(provider, email) });
      await rest.signIn(email);
      return { client, ...rest };
    },
  };
}
