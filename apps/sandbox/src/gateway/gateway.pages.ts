import Big from "big.js";
import { html } from "hono/html";
import * as v from "valibot";
import type { Gateway } from "../catalogue/catalogue.store.ts";
import { logoOf } from "../catalogue/platform-logos.ts";
import type { App } from "../http/env.ts";
import type { Sql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { depositStore, type DepositRow } from "../deposit/deposit.store.ts";
import { Problem } from "../http/problem.ts";
import { everyAnswer } from "../http/security.ts";
import { enqueue, type JobHandler } from "../jobs/job.service.ts";
import { renderBarePage, type Html } from "../pages/page.ts";
import { OwnError } from "../telemetry/error-description.ts";
import { gatewayTitles } from "./gateway-titles.ts";
import { isGateway } from "./gateway.routes.ts";
import type { GatewayCallback } from "./gateway.service.ts";
import { gatewayStore } from "./gateway.store.ts";
import { isOrderSealed, sign } from "./signature.ts";

const outcomes = {
  pay: "Pay",
  decline: "Decline",
  less: "Pay less than asked",
  twice: "Pay twice",
  minute: "Pay in a minute",
} as const;
type Outcome = keyof typeof outcomes;
const isOutcome = (word: unknown): word is Outcome =>
  typeof word === "string" && Object.hasOwn(outcomes, word);

/** The only status in which a payment page accepts a payment. */
const PENDING = 1;

const CallbackJob = v.object({ gateway: v.string(), body: v.string() });

/** An order that the provider has sealed. */
interface SealedOrder {
  readonly gateway: Gateway;
  readonly deposit: DepositRow;
  readonly seal: string;
  /** The address to which the payer returns; empty for the deposits of the provider's own portal. */
  readonly back: string;
}

/** Returns the address of the portal's page that a payer returns to. */
const returnTo = (back: string): string => back || "/transactions?tab=deposit";

function payPage({ gateway, deposit, seal, back }: SealedOrder): Html {
  const isOpen = deposit.statusId === PENDING;
  const buttons = Object.entries(outcomes).map(
    ([outcome, label]) =>
      html`<button name="outcome" value="${outcome}" class="${outcome === "pay" ? "primary" : ""}">
        ${label}
      </button>`,
  );
  return renderBarePage(
    `${gatewayTitles[gateway]} checkout`,
    html`<p class="muted">A test payment page. No money moves outside of this sandbox.</p>
      <dl class="card">
        <dt class="sum">To pay</dt>
        <dd class="sum">${deposit.amount} ${deposit.currencyCode}</dd>
        <dt>Order</dt>
        <dd><code>${deposit.transactionId}</code></dd>
        ${
          deposit.gatewayMethod
            ? html`<dt>With</dt>
                <dd>${deposit.gatewayMethod}</dd>`
            : ""
        }
      </dl>
      ${
        isOpen
          ? html`<form class="column" method="post" action="/sandbox/gateways/${gateway}/pay">
              <input type="hidden" name="order" value="${deposit.transactionId}" />
              <input type="hidden" name="seal" value="${seal}" />
              <input type="hidden" name="back" value="${back}" />
              <fieldset>
                <legend>What arrives first</legend>
                <label class="choice"
                  ><input type="radio" name="first" value="callback" checked /> The report to the
                  provider</label
                >
                <label class="choice"
                  ><input type="radio" name="first" value="return" /> You, back at the portal</label
                >
              </fieldset>
              ${buttons}
              <a
                href="/sandbox/gateways/${gateway}/left?${new URLSearchParams({ order: deposit.transactionId, seal, back }).toString()}"
                >Leave without paying</a
              >
            </form>`
          : html`<p role="status">This order is closed: there is nothing to pay any more.</p>
              <p><a href="${returnTo(back)}">Back to the portal</a></p>`
      }`,
    logoOf(gatewayTitles[gateway]),
  );
}

/** Returns the reports that follow an outcome, each with its delay in seconds. */
function reports(deposit: DepositRow, outcome: Outcome, paymentId: () => string, wait: number) {
  const { transactionId, amount, currencyCode } = deposit;
  const report = (more: Partial<GatewayCallback>, seconds: number) => ({
    seconds,
    callback: {
      paymentId: paymentId(),
      transactionId,
      outcome: "paid" as const,
      amount,
      currencyCode,
      ...more,
    },
  });
  switch (outcome) {
    case "pay":
      return [report({}, wait)];
    case "decline":
      return [report({ outcome: "declined" }, wait)];
    case "less":
      return [report({ amount: new Big(amount).div(2).toFixed(2) }, wait)];
    case "twice":
      return [report({}, wait), report({}, wait)];
    case "minute":
      return [report({}, 60)];
  }
}

/** Delivers the report of a gateway as the gateway would: signed when sent, over HTTP. */
export const createCallbackJob =
  (deps: Deps, send: (request: Request) => Response | Promise<Response>): JobHandler =>
  async (payload) => {
    const { gateway, body } = v.parse(CallbackJob, payload);
    if (!isGateway(gateway)) throw new Error(`There is no gateway ${gateway}`);
    const secret = await gatewayStore.secret(deps.sql, gateway);
    const headers = {
      "x-signature": sign(secret, body, deps.clock.now()),
      "content-type": "application/json",
    };
    const url = new URL(`/api/callbacks/${gateway}`, deps.origin);
    const response = await send(new Request(url, { method: "POST", headers, body }));
    if (response.status >= 500) throw new OwnError(`The provider answered ${response.status}`);
  };

/** Finds the order of a request; null without the provider's seal. */
async function findOrder(
  sql: Sql,
  gateway: string,
  given: { order?: unknown; seal?: unknown; back?: unknown },
): Promise<SealedOrder | null> {
  const { order: transactionId, seal } = given;
  const back = typeof given.back === "string" ? given.back : "";
  if (!isGateway(gateway) || typeof transactionId !== "string" || typeof seal !== "string") return null;
  const isOurs = isOrderSealed(await gatewayStore.secret(sql, gateway), { transactionId, back }, seal);
  const deposit = isOurs ? await depositStore.find(sql, transactionId) : null;
  return deposit ? { gateway, deposit, seal, back } : null;
}

/**
 * Adds the gateways' own payment pages. They play another party, which recognises an order by the provider's seal and
 * reports by callback. Only with the demo seed, because every visitor of these pages can pay.
 */
export function gatewayPages(app: App, deps: Deps, deliverReports: () => Promise<unknown>): void {
  if (deps.config.seed !== "demo") return;
  const newPaymentId = () => `P-${deps.randomId()}-${deps.randomId()}`;
  const unknown = () => new Problem(404, "notFound", "There is no such order.");

  app.on(["GET", "POST"], "/sandbox/gateways/:gateway/checkout", async (context) => {
    const given = context.req.method === "POST" ? await context.req.parseBody() : context.req.query();
    const found = await findOrder(deps.sql, context.req.param("gateway"), given);
    if (!found) throw unknown();
    // A browser applies the policy of forms to their redirects, too.
    if (/^https?:/.test(found.back)) {
      const forms = `form-action 'self' ${new URL(found.back).origin}`;
      context.header(
        "content-security-policy",
        everyAnswer["content-security-policy"].replace("form-action 'self'", forms),
      );
    }
    return context.html(payPage(found));
  });

  app.post("/sandbox/gateways/:gateway/pay", async (context) => {
    const given = await context.req.parseBody();
    const found = await findOrder(deps.sql, context.req.param("gateway"), given);
    const { outcome } = given;
    if (!found || !isOutcome(outcome)) throw unknown();
    if (found.deposit.statusId !== PENDING)
      throw new Problem(409, "transactionState", "This order is closed: there is nothing to pay any more.");
    const wait = given["first"] === "return" ? 3 : 0;
    const now = deps.clock.now();
    for (const { callback, seconds } of reports(found.deposit, outcome, newPaymentId, wait)) {
      const payload = { gateway: found.gateway, body: JSON.stringify(callback) };
      await enqueue(deps.sql, {
        lane: "reports",
        kind: "gatewayCallback",
        payload,
        dueAt: new Date(now.getTime() + seconds * 1000),
      });
    }
    // For the outcome whose report precedes the payer, the report is delivered before the redirect.
    await deliverReports();
    return context.redirect(returnTo(found.back), 303);
  });

  app.get("/sandbox/gateways/:gateway/left", async (context) => {
    const found = await findOrder(deps.sql, context.req.param("gateway"), context.req.query());
    if (!found) throw unknown();
    return context.html(
      renderBarePage(
        "You left without paying",
        html`<p>Nothing was paid. You can close this window, or go back to the portal.</p>
          <p><a href="${returnTo(found.back)}">Back to the portal</a></p>`,
      ),
    );
  });
}
