import * as v from "valibot";
import { readConfig } from "../src/config.ts";
import { lettersTo } from "./letters-to.ts";
import { customer, openCustomer, proveBooks, provider } from "./one-customer.ts";
import { lastLetter, type Visitor } from "./provider.ts";

const ALERT = "A sign-in from a new device";
const Link = v.pipe(v.string(), v.url());

/** The user agents of browsers. */
export const agents = {
  phone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
  hostile: "Your account is locked, call +1 555 0100 <a href='https://evil.example'>now</a>",
};

const behindProxy = readConfig({
  PORTAL_DIR: "/nowhere",
  STORYBOOK_DIR: "/nowhere",
  TRUSTED_PROXIES: "1",
  COUNTRY_HEADER: "cf-ipcountry",
});

/** Creates a provider behind a proxy that names countries, and a customer for each test. */
export function openAlerts() {
  openCustomer({ config: behindProxy });
  proveBooks();

  /** Creates a browser that names itself, behind a proxy that names its address and country. */
  const browserOf = (agent: string): Visitor =>
    provider.visitor(9, (request) => {
      const headers = new Headers(request.headers);
      headers.set("user-agent", agent);
      headers.set("x-forwarded-for", "203.0.113.9");
      headers.set("cf-ipcountry", "SG");
      return provider.send(new Request(request, { headers }));
    });
  const tokenTo = async (email: string) => {
    const url = new URL(v.parse(Link, (await lastLetter(provider, email)).link));
    return { url, token: url.searchParams.get("token") ?? "" };
  };
  return {
    get provider() {
      return provider;
    },
    get customer() {
      return customer;
    },
    browserOf,
    tokenTo,
    alerts: async () =>
      (await lettersTo(provider, customer.email)).filter(({ subject }) => subject === ALERT),
    /** Signs a thief in elsewhere, and returns that browser with the link of the e-mail about it. */
    async signInElsewhere() {
      const thief = browserOf(agents.phone);
      await thief.signIn(customer.email);
      return { thief, ...(await tokenTo(customer.email)) };
    },
    report: (token: string, visitor = provider.visitor()) => visitor.client.call("ReportSignIn", { token }),
    isSignedIn: ({ client }: Visitor) =>
      client.call("GetUserInfo", {}).then(
        () => true,
        () => false,
      ),
  };
}
