import { examples } from "@broker/api-spec/examples";
import { absent, alterCookies, type Fault, isOf, resend, setHeader, without } from "./conformance-fault.ts";

let ownId = "";

/** The faults of a provider that accepts calls which it must refuse. */
export const accessFaults: readonly Fault[] = [
  {
    name: "a session cookie that scripts can read",
    finding: {
      subject: "UserLogin",
      check: "cookie",
      field: "HttpOnly",
      text: /`__Host-\w+` lacks `HttpOnly`/,
    },
    inject: alterCookies((line) => line.replace("; HttpOnly", "")),
  },
  {
    name: "a session cookie that other sites send along",
    finding: {
      subject: "UserLogin",
      check: "cookie",
      field: "SameSite",
      text: /SameSite=none` without `Partitioned`/,
    },
    inject: alterCookies((line) => line.replace("SameSite=Lax", "SameSite=None")),
  },
  {
    name: "a call that needs no session",
    finding: {
      subject: "GetSmilePayzDepositMethod",
      check: "session",
      text: /without a session must be refused with status 401/,
    },
    inject: async (request, next) => {
      const isBare = isOf(request, "GetSmilePayzDepositMethod") && !request.headers.has("cookie");
      return isBare
        ? Response.json(examples.GetSmilePayzDepositMethod.success, {
            headers: { "cache-control": "no-store" },
          })
        : next(request);
    },
  },
  {
    name: "a list of another client",
    finding: {
      subject: "GetInternalTransactionsByUser",
      check: "identity",
      field: "userId",
      text: /another `userId` than the client's own/,
    },
    inject: resend("GetInternalTransactionsByUser", async (request) => {
      const url = new URL(request.url);
      const asked = url.searchParams.get("userId");
      if (asked !== null) {
        ownId ||= asked;
        url.searchParams.set("userId", ownId);
      }
      return new Request(url, request);
    }),
  },
  {
    name: "an unknown input that is ignored",
    finding: {
      subject: "GetStatuses",
      check: "unknownInput",
      text: /`unknownInput` must be refused with status 400/,
    },
    inject: resend("GetStatuses", async (request) => new Request(request.url.replace(/\?.*/, ""), request)),
  },
  {
    name: "any origin that may use the client's cookies",
    finding: {
      subject: "otherOrigins",
      check: "origin",
      field: "Access-Control-Allow-Origin",
      text: /which is no portal of this provider/,
    },
    inject: async (request, next) => {
      const response = await next(request);
      const origin = request.headers.get("origin");
      if (origin !== null && request.method === "OPTIONS") {
        response.headers.set("access-control-allow-origin", origin);
        response.headers.set("access-control-allow-credentials", "true");
      }
      return response;
    },
  },
  {
    name: "a write that another site caused",
    finding: {
      subject: "UserLogin",
      check: "origin",
      field: "Origin",
      text: /must be refused with status 403/,
    },
    inject: resend("UserLogin", without("origin", "sec-fetch-site")),
  },
  {
    name: "a page in place of a 404",
    finding: { subject: "unknownCalls", check: "status", text: /answered with status 200 in place of 404/ },
    inject: async (request, next) =>
      request.url.endsWith("NoSuchCall")
        ? new Response("<!doctype html>", { headers: { "content-type": "text/html" } })
        : next(request),
  },
  {
    name: "a named capability without its call",
    finding: {
      subject: "GetCapabilities",
      check: "capability",
      field: "voidIntent",
      text: /names `voidIntent`, but the provider does not offer VoidIntent/,
    },
    inject: absent("VoidIntent"),
  },
  {
    name: "a call that no portal can do without",
    finding: { subject: "GetOnePayPaymentMethod", check: "presence", text: /answers it with status 404/ },
    inject: absent("GetOnePayPaymentMethod"),
  },
  {
    name: "a sign-out that ends no session",
    finding: { subject: "UserLogout", check: "signOut", text: /still answered, with status 200/ },
    inject: async (request, next) =>
      isOf(request, "UserLogout") && request.headers.has("cookie")
        ? Response.json(examples.UserLogout.success)
        : next(request),
  },
  {
    name: "balances that a shared cache may store",
    finding: {
      subject: "GetUserInfo",
      check: "caching",
      field: "Cache-Control",
      text: /Cache-Control: public, max-age=60/,
    },
    inject: setHeader("GetUserInfo", "cache-control", "public, max-age=60"),
  },
];
