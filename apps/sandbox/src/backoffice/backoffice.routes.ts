import { html } from "hono/html";
import { statusNames } from "../catalogue/catalogue.routes.ts";
import type { App } from "../contract/operation.ts";
import type { Deps } from "../deps.ts";
import { recordEvent } from "../control/event.store.ts";
import { type DepositStep, isDepositStep, stepDeposit } from "../deposit/deposit.service.ts";
import { depositStore } from "../deposit/deposit.store.ts";
import { Problem, Refusal } from "../http/problem.ts";
import { proveLedger } from "../ledger/invariants.ts";
import { type Html, page, written } from "../pages/page.ts";
import { digestOf } from "../session/password.ts";
import { closeSession, findCaller, openSession } from "../session/session.service.ts";
import { authenticate } from "../session/session.routes.ts";

const PATH = "/sandbox/backoffice";
const stepLabels: Readonly<Record<DepositStep, string>> = {
  process: "Process",
  complete: "Complete",
  cancel: "Cancel",
};
const isOpen = (statusId: number) => statusId < 5;

function signInPage(message: string | null): Html {
  return page(
    "Back office",
    PATH,
    html`${message ? html`<p class="bad" role="alert">${message}</p>` : ""}
      <form class="column" method="post" action="${PATH}/sign-in">
        <label>E-mail <input type="email" name="email" autocomplete="username" required /></label>
        <label
          >Password <input type="password" name="password" autocomplete="current-password" required
        /></label>
        <button class="primary">Sign in</button>
      </form>`,
  );
}

type QueueRow = Awaited<ReturnType<typeof depositStore.queue>>[number];

function decisionForm({ deposit }: QueueRow): Html {
  const steps: readonly DepositStep[] =
    deposit.statusId === 1 ? ["process", "complete", "cancel"] : ["complete", "cancel"];
  return html`<form method="post" action="${PATH}/deposits/${deposit.transactionId}">
    <label>Comment <input name="comment" maxlength="500" autocomplete="off" /></label>
    ${steps.map(
      (step) =>
        html`<button name="step" value="${step}" class="${step === "complete" ? "primary" : ""}">
          ${stepLabels[step]}
        </button>`,
    )}
  </form>`;
}

function queueRow(row: QueueRow): Html {
  const { deposit, platformName, fullName, email } = row;
  const receipt = deposit.receiptId
    ? html`<a href="/api/files/receipt/${deposit.transactionId}">Receipt</a>`
    : html`<span class="muted">No receipt yet</span>`;
  return html`<tr>
    <td data-label="Requested">${written(deposit.requestedAt)}<br /><code>${deposit.transactionId}</code></td>
    <td data-label="Client">${fullName}<br /><span class="muted">${email}</span></td>
    <td data-label="Amount" class="figure">
      $${deposit.amountUsd}<br /><span class="muted">${deposit.amount} ${deposit.currencyCode}</span>
    </td>
    <td data-label="By">${platformName}<br />${receipt}</td>
    <td data-label="Status">
      <span class="badge">${statusNames[deposit.statusId - 1]}</span
      >${deposit.comment ? html`<br />${deposit.comment}` : ""}
    </td>
    <td>${isOpen(deposit.statusId) ? decisionForm(row) : ""}</td>
  </tr>`;
}

/** The provider's staff: deposits to decide on, and the proof of the books. */
export function backofficeRoutes(app: App, deps: Deps): void {
  app.get(PATH, async (context) => {
    const staff = await findCaller(deps, context, "staff");
    if (!staff) return context.html(signInPage(null));
    const rows = await depositStore.queue(deps.sql);
    const proof = await proveLedger(deps.sql);
    const waiting = rows.filter(({ deposit }) => isOpen(deposit.statusId)).length;
    return context.html(
      page(
        "Back office",
        PATH,
        html`<p>Signed in as ${staff.user.fullName}.</p>
          <form method="post" action="${PATH}/sign-out"><button>Sign out</button></form>
          <section class="card">
            <h2>Ledger</h2>
            <p class="${proof.ok ? "good" : "bad"}">
              ${proof.ok ? "Every invariant holds." : `${proof.violations.length} violations`}
              ${proof.accounts} accounts, ${proof.transactions} transactions.
            </p>
            <ul>
              ${proof.violations.map((violation) => html`<li>${violation}</li>`)}
            </ul>
          </section>
          <h2>Deposits (${waiting} waiting)</h2>
          <table>
            <thead>
              <tr>
                <th scope="col">Requested</th>
                <th scope="col">Client</th>
                <th scope="col" class="figure">Amount</th>
                <th scope="col">By</th>
                <th scope="col">Status</th>
                <th scope="col">Decision</th>
              </tr>
            </thead>
            <tbody>
              ${rows.map(queueRow)}
            </tbody>
          </table>`,
      ),
    );
  });

  app.post(`${PATH}/sign-in`, async (context) => {
    const { email, password } = await context.req.parseBody();
    try {
      const digest = digestOf(typeof password === "string" ? password : "");
      const { address } = context.var;
      const given = {
        email: typeof email === "string" ? email : "",
        digest,
        companyId: null,
        role: "staff" as const,
        address,
      };
      const user = await authenticate(deps, given);
      await openSession(deps, context, user.userId, "staff");
      return context.redirect(PATH, 303);
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof Problem)) throw error;
      return context.html(signInPage(error.message), error instanceof Problem ? error.status : 401);
    }
  });

  app.post(`${PATH}/sign-out`, async (context) => {
    await closeSession(deps, context, "staff");
    return context.redirect(PATH, 303);
  });

  app.post(`${PATH}/deposits/:transactionId`, async (context) => {
    const staff = await findCaller(deps, context, "staff");
    if (!staff) return context.redirect(PATH, 303);
    const { step, comment } = await context.req.parseBody();
    if (typeof step !== "string" || !isDepositStep(step))
      throw new Problem(400, "malformed", "There is no such decision.");
    const transactionId = context.req.param("transactionId");
    await deps.sql.transaction(async (sql) => {
      await stepDeposit(
        deps,
        sql,
        transactionId,
        step,
        typeof comment === "string" && comment ? comment.slice(0, 500) : null,
      );
      const { requestId, address } = context.var;
      const changes = [`deposit ${transactionId} → ${step}`];
      await recordEvent(sql, {
        at: deps.clock.now(),
        requestId,
        caller: staff,
        operation: "BackOfficeDeposit",
        status: 200,
        responseCode: 1,
        changes,
        address,
      });
    });
    return context.redirect(PATH, 303);
  });
}
