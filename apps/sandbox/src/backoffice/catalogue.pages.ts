import type { Context } from "hono";
import { html } from "hono/html";
import * as v from "valibot";
import {
  catalogueStore,
  type CompanyRow,
  type CurrencyRow,
  type PlatformRow,
} from "../catalogue/catalogue.store.ts";
import { recordEvent } from "../control/event.store.ts";
import type { App, Env } from "../http/env.ts";
import type { Sql } from "../db/database.ts";
import { runInTransaction } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import { Problem } from "../http/problem.ts";
import { answerDone } from "./done.ts";
import { staffOf } from "./guard.ts";
import type { ShowPage } from "./show-page.ts";
import { type Column, PATH, renderTable } from "./layout.ts";

const Amount = v.pipe(v.string(), v.regex(/^(0|[1-9]\d{0,8})(\.\d{1,2})?$/));
const Rate = v.pipe(
  v.string(),
  v.regex(/^(0|[1-9]\d{0,8})(\.\d{1,6})?$/),
  v.check((text) => Number(text) > 0),
);
/** A checkbox; browsers send no value for one that is not checked. */
const Checked = v.pipe(
  v.optional(v.string(), ""),
  v.transform((value) => value === "on"),
);
const PlatformForm = v.object({
  activeDeposit: Checked,
  activeWithdrawal: Checked,
  depositMin: Amount,
  depositMax: Amount,
  withdrawalMin: Amount,
  withdrawalMax: Amount,
});
const CurrencyForm = v.object({ sellRate: Rate, buyRate: Rate });
const CompanyForm = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
  cTraderAppUrl: v.pipe(v.string(), v.url(), v.startsWith("https://")),
});

const field = (name: string, label: string, value: string) =>
  html`<label>${label} <input name="${name}" value="${value}" inputmode="decimal" required /></label>`;
const tick = (name: string, label: string, isOn: boolean) =>
  html`<label class="choice"
    ><input type="checkbox" name="${name}" ${isOn ? html`checked` : ""} /> ${label}</label
  >`;

const platformColumns: readonly Column<PlatformRow>[] = [
  [
    "Platform",
    (row) => html`${row.name}<br /><span class="muted">company ${row.companyId}, ${row.currencyCode}</span>`,
  ],
  [
    "Offered, and limits in US dollars",
    (row) =>
      html`<form class="limits" method="post" action="${PATH}/catalogue/platforms/${row.platformId}">
        ${tick("activeDeposit", "Deposits", row.activeDeposit)} ${field("depositMin", "from", row.depositMin)}
        ${field("depositMax", "to", row.depositMax)}
        ${tick("activeWithdrawal", "Withdrawals", row.activeWithdrawal)}
        ${field("withdrawalMin", "from", row.withdrawalMin)}
        ${field("withdrawalMax", "to", row.withdrawalMax)}
        <button aria-label="Save ${row.name}">Save</button>
      </form>`,
  ],
];
const currencyColumns: readonly Column<CurrencyRow>[] = [
  ["Currency", (row) => row.currencyCode],
  [
    "For one US dollar",
    (row) =>
      html`<form method="post" action="${PATH}/catalogue/currencies/${row.currencyCode}">
        ${field("sellRate", "Deposits", row.sellRate)} ${field("buyRate", "Withdrawals", row.buyRate)}
        <button aria-label="Save ${row.currencyCode}">Save</button>
      </form>`,
  ],
];
const companyColumns: readonly Column<CompanyRow>[] = [
  ["Company", (row) => String(row.companyId)],
  [
    "Name and trading platform",
    (row) =>
      html`<form method="post" action="${PATH}/catalogue/companies/${row.companyId}">
        <label>Name <input name="name" value="${row.name}" required /></label>
        <label
          >cTrader address <input name="cTraderAppUrl" type="url" value="${row.cTraderAppUrl}" required
        /></label>
        <button aria-label="Save company ${row.companyId}">Save</button>
      </form>`,
  ],
];

/** Adds the pages of the catalogue that clients see: platforms, rates, companies. */
export function cataloguePages(app: App, deps: Deps, show: ShowPage): void {
  app.get(`${PATH}/catalogue`, (context) =>
    show(
      context,
      async () => ({
        title: "Catalogue",
        path: "/catalogue",
        about: [],
        content: html`<h2>Platforms</h2>
          ${renderTable("Platforms", platformColumns, await catalogueStore.allPlatforms(deps.sql))}
          <h2>Rates</h2>
          ${renderTable("Rates", currencyColumns, await catalogueStore.currencies(deps.sql))}
          <h2>Companies</h2>
          ${renderTable("Companies", companyColumns, await catalogueStore.companies(deps.sql))}`,
      }),
      { readsItself: true },
    ),
  );
  catalogueForms(app, deps);
}

/** Saves the values of a form together with an audit row. `write` returns the previous values, or null if the record does not exist. */
async function save<T>(
  deps: Deps,
  context: Context<Env>,
  schema: v.GenericSchema<unknown, T>,
  write: (sql: Sql, values: T) => Promise<string | null>,
): Promise<Response> {
  const parsed = v.safeParse(schema, await context.req.parseBody());
  if (!parsed.success)
    throw new Problem(422, "malformed", "Please check these values: one of them does not fit.");
  await runInTransaction(deps.sql, async (sql) => {
    const what = await write(sql, parsed.output);
    if (what === null) throw new Problem(404, "notFound", "There is no such entry.");
    const { requestId, address } = context.var;
    await recordEvent(sql, {
      at: deps.clock.now(),
      requestId,
      caller: staffOf(context),
      operation: "BackOfficeCatalogue",
      status: 200,
      responseCode: 1,
      changes: [`${what}: ${JSON.stringify(parsed.output)}`],
      address,
    });
  });
  deps.lookups.clear();
  return answerDone(context, `${PATH}/catalogue`);
}

/** Adds the forms in which staff change the catalogue. */
function catalogueForms(app: App, deps: Deps): void {
  app.post(`${PATH}/catalogue/platforms/:id{[0-9]{1,9}}`, (context) =>
    save(deps, context, PlatformForm, async (sql, values) => {
      const row = await catalogueStore.changePlatform(sql, Number(context.req.param("id")), values);
      if (row?.gateway && row.activeDeposit && deps.config.seed === "none")
        throw new Problem(422, "malformed", "No payment gateway is connected, so that none can be offered.");
      return row ? `platform ${row.name}` : null;
    }),
  );
  app.post(`${PATH}/catalogue/currencies/:code{[A-Z]{3,5}}`, (context) =>
    save(deps, context, CurrencyForm, async (sql, values) => {
      const code = context.req.param("code");
      return (await catalogueStore.changeRates(sql, code, values)) ? `rates of ${code}` : null;
    }),
  );
  app.post(`${PATH}/catalogue/companies/:id{[0-9]{1,9}}`, (context) =>
    save(deps, context, CompanyForm, async (sql, values) => {
      const companyId = Number(context.req.param("id"));
      return (await catalogueStore.changeCompany(sql, companyId, values)) ? `company ${companyId}` : null;
    }),
  );
}
