import type { Gateway } from "../catalogue/catalogue.store.ts";
import { catalogueStore } from "../catalogue/catalogue.store.ts";
import type { Call, Input } from "../contract/call.ts";
import { addOperation } from "../contract/operation.ts";
import type { App } from "../http/env.ts";
import type { Sql } from "../db/database.ts";
import { gatewayNames } from "../db/names.ts";
import type { Deps } from "../deps.ts";
import { requestDeposit } from "../deposit/deposit.service.ts";
import { recordRefusal } from "../control/refusal.service.ts";
import { Problem, Refusal } from "../http/problem.ts";
import { isFrameSession } from "../session/session.service.ts";
import type { UserRow } from "../session/session.store.ts";
import { createPaymentUrl, receiveCallback } from "./gateway.service.ts";

type DepositOrder = Input<"GenerateDepositUrlEss">;

/** The parts of a call that open a deposit at a gateway. */
type Opening = Pick<Call<"GenerateDepositUrlEss">, "sql" | "user" | "write" | "context">;

/** Returns whether a text is the name of a gateway. */
export const isGateway = (word: string): word is Gateway => gatewayNames.some((name) => name === word);

const notThisWay = () =>
  new Refusal("platformNotOffered", "This payment platform is not offered in this way.");

/**
 * Returns the address to which a payer returns: of the portal that the deposit was made in. The window of a payment
 * that a frame opened has no session there. Empty for the provider's own portal.
 */
function returnAddress({ config }: Deps, context: Opening["context"]): string {
  const caller = context.req.header("origin") ?? "";
  const portal = config.allowedOrigins.includes(caller) ? caller : "";
  if (isFrameSession(context)) return `${portal}/pay/handoff?returned`;
  return portal && `${portal}/transactions?tab=deposit`;
}

/** Returns a payment option of a gateway by its code; throws a refusal where it is not offered. */
async function chosen(sql: Sql, gateway: Gateway, user: UserRow, code: string): Promise<string> {
  const methods = await catalogueStore.gatewayMethods(sql, gateway, user.countryCode);
  const found = methods.find((method) => method.code === code);
  if (!found) throw new Refusal("platformNotOffered", "Please choose a payment method from the list.");
  return found.name.startsWith(found.code) ? found.name : `${found.code} ${found.name}`;
}

/** Adds the operations that begin deposits at gateways, and the callbacks that complete them. */
export function gatewayRoutes(app: App, deps: Deps): void {
  const open = async (
    { sql, user, write, context }: Opening,
    input: DepositOrder,
    allowed: readonly Gateway[],
    code: string | null,
  ) => {
    const platform = await catalogueStore.platform(sql, input.paymentPlatformId);
    const gateway = platform?.gateway ?? null;
    // The payment pages are simulated, and exist for the demo accounts only.
    if (!gateway || !allowed.includes(gateway) || deps.config.seed === "none") throw notThisWay();
    const method = code === null ? null : await chosen(sql, gateway, user, code);
    const way = { kind: "gateway", method } as const;
    const { transactionId, opened } = await requestDeposit(deps, sql, user, input, way);
    write(opened);
    const back = returnAddress(deps, context);
    return { transactionId, paymentUrl: await createPaymentUrl(deps, sql, gateway, { transactionId, back }) };
  };

  addOperation(app, deps, "GenerateDepositUrlEss", async (call) => {
    const opened = await open(call, call.input, ["ess"], null);
    call.changed(`deposit ${opened.transactionId} → Pending`);
    return opened;
  });
  addOperation(app, deps, "GenerateDepositUrlSmilePayz", async (call) => {
    const opened = await open(call, call.input, ["smilepayz"], call.input.paymentMethodCode);
    call.changed(`deposit ${opened.transactionId} → Pending`);
    return opened;
  });
  addOperation(app, deps, "GenerateDepositUrlOnePay", async (call) => {
    const { input } = call;
    const opened = await open(call, input, ["onepay", "razorpay", "fastpay"], input.merchantBankId);
    call.changed(`deposit ${opened.transactionId} → Pending`);
    return opened;
  });
  methodRoutes(app, deps);
  callbackRoutes(app, deps);
}

/** Adds the operations of each gateway's payment options. */
function methodRoutes(app: App, deps: Deps): void {
  const smilePayz = async (sql: Sql, user: UserRow | null) => {
    const rows = await catalogueStore.gatewayMethods(sql, "smilepayz", user?.countryCode ?? "");
    return rows.map(({ code, name }) => ({ code, description: name }));
  };
  const banksOf = async (sql: Sql, gateway: Gateway, countryCode: string) => {
    const rows = await catalogueStore.gatewayMethods(sql, gateway, countryCode);
    return rows.map(({ code, name, branchName }) => ({ id: code, bankName: name, branchName }));
  };
  addOperation(app, deps, "GetSmilePayzPaymentMethod", ({ sql, user }) => smilePayz(sql, user));
  addOperation(app, deps, "GetSmilePayzDepositMethod", ({ sql, user }) => smilePayz(sql, user));
  addOperation(app, deps, "GetOnePayPaymentMethod", ({ sql, user }) =>
    banksOf(sql, "onepay", user.countryCode),
  );
  addOperation(app, deps, "GetOnePayDepositMethod", async ({ sql, input }) => {
    const platform = await catalogueStore.platform(sql, input.paymentPlatformId);
    const gateway = platform?.gateway ?? null;
    if (!gateway || gateway === "ess" || gateway === "smilepayz") throw notThisWay();
    const country = await catalogueStore.country(sql, input.countryId);
    if (!country) throw new Refusal("countryUnknown", "Please choose a country from the list.");
    return banksOf(sql, gateway, country.code);
  });
}

/** Adds the callbacks of the gateways. */
function callbackRoutes(app: App, deps: Deps): void {
  app.post("/api/callbacks/:gateway", async (context) => {
    const gateway = context.req.param("gateway");
    if (!isGateway(gateway)) throw new Problem(404, "notFound", "There is no such gateway.");
    const { requestId, address } = context.var;
    const body = await context.req.text();
    const signature = context.req.header("x-signature") ?? "";
    const received = { body, signature, requestId, address };
    const effect = await receiveCallback(deps, gateway, received).catch(async (error: unknown) => {
      // A signed report that is refused is recorded, because money may have arrived with it.
      if (error instanceof Problem && error.status < 500)
        await recordRefusal(deps, context, {
          operation: "GatewayCallback",
          status: error.status,
          responseCode: error.code,
          caller: null,
          ...(error.status === 401 ? { isForged: true } : { isSigned: true }),
        });
      throw error;
    });
    return context.json({ ok: true, effect });
  });
}
