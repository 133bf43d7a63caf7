import { accept, alter, alterCookies, type Fault, isOf, resend, without } from "./conformance-fault.ts";

/** The first answer of a provider that does not compare the body of a repeated request. */
let firstDeposit = "";

/** The faults of a run with writes. */
export const writeFaults: readonly Fault[] = [
  {
    name: "a second effect of one idempotency key",
    finding: {
      subject: "EWalletTransferRequest",
      check: "once",
      field: "effects",
      text: /Two idempotency keys had 5 effects in GetInternalTransactionsByUser/,
    },
    inject: resend("EWalletTransferRequest", without("idempotency-key")),
  },
  {
    name: "an idempotency key that accepts another request",
    finding: {
      subject: "DepositRequest",
      check: "once",
      field: "Idempotency-Key",
      text: /under a used key must be refused with status 422/,
    },
    inject: async (request, next) => {
      const response = await next(request);
      if (!isOf(request, "DepositRequest")) return response;
      if (response.status === 422) return new Response(firstDeposit, { headers: response.headers });
      firstDeposit ||= await response.clone().text();
      return response;
    },
  },
  {
    name: "a voided key that has an effect",
    finding: {
      subject: "VoidIntent",
      check: "void",
      text: /A DepositRequest under a voided key must be refused/,
    },
    inject: accept("DepositRequest", 1103),
  },
  {
    name: "a deposit below the minimum",
    finding: {
      subject: "DepositRequest",
      check: "refusal",
      text: /below the platform's minimum must be refused/,
    },
    inject: accept("DepositRequest", 2002),
  },
  {
    name: "an amount with three decimals that is accepted",
    finding: {
      subject: "DepositRequest",
      check: "wrongInput",
      field: "amount",
      text: /three decimals must be refused/,
    },
    inject: accept("DepositRequest", 4000, 400),
  },
  {
    name: "a receipt that is a page of HTML",
    finding: {
      subject: "SubmitDeposit",
      check: "wrongInput",
      field: "receipt",
      text: /neither an image nor a PDF/,
    },
    inject: accept("SubmitDeposit", 4015, 415),
  },
  {
    name: "a made-up token that verifies an address",
    finding: { subject: "VerifyEmail", check: "refusal", text: /A made-up token must be refused/ },
    inject: accept("VerifyEmail", 1006),
  },
  {
    name: "a wrong one-time code that pays out",
    finding: { subject: "WithdrawalRequest", check: "refusal", text: /wrong code must be refused/ },
    inject: accept("WithdrawalRequest", 2011),
  },
  {
    name: "a refusal without its sentence",
    finding: {
      subject: "KycVerification",
      check: "envelope",
      field: "responseMessage",
      text: /is null; the contract wants a text/,
    },
    inject: alter("KycVerification", (body) => {
      if (body["responseCode"] !== 3001) return undefined;
      body["responseMessage"] = null;
      return body;
    }),
  },
  {
    name: "a sign-in that tells unknown addresses from wrong passwords",
    finding: {
      subject: "UserLogin",
      check: "signIn",
      field: "responseMessage",
      text: /anybody can find out who has an account/,
    },
    inject: async (request, next) => {
      const email: unknown = isOf(request, "UserLogin") ? Object(await request.clone().json()).email : null;
      const isUnknown = typeof email === "string" && email.startsWith("nobody");
      if (!isUnknown) return next(request);
      return alter("UserLogin", (body) => ({ ...body, responseMessage: "There is no such account." }))(
        request,
        next,
      );
    },
  },
  {
    name: "a session cookie that is sent without encryption",
    finding: { subject: "UserLogin", check: "cookie", field: "Secure", text: /lacks `Secure`/ },
    inject: alterCookies((line) => line.replace("; Secure", "")),
  },
  {
    name: "a limit that names no time",
    finding: {
      subject: "limits",
      check: "limit",
      field: "Retry-After",
      text: /A 429 of UserLogin has no `Retry-After`/,
    },
    inject: async (request, next) => {
      const response = await next(request);
      response.headers.delete("retry-after");
      return response;
    },
  },
];
