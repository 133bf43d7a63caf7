import Big from "big.js";
import { html } from "hono/html";
import type { App } from "../http/env.ts";
import type { Deps } from "../deps.ts";
import { checkLedger } from "../ledger/ledger.service.ts";
import { formatAmount } from "../pages/page.ts";
import type { UserRow } from "../session/session.store.ts";
import { renderFreeze, renderReport } from "./desk-parts.ts";
import type { ShowPage } from "./show-page.ts";
import { type Column, PATH, renderTable } from "./layout.ts";
import { PAGE_SIZE } from "./queue.store.ts";
import { userStore } from "./user.store.ts";

interface Person {
  readonly user: UserRow;
  readonly balances: Readonly<Record<"eWallet" | "trading" | "bonus" | "held", string>>;
}

/** The names of the states of an identity check. */
export const kycNames: Readonly<Record<number, string>> = {
  0: "Not submitted",
  1: "Pending",
  3: "Approved",
  4: "Cancelled",
};

const balance = (label: string, kind: keyof Person["balances"]): Column<Person> => [
  label,
  ({ balances }) => html`<span class="figure">$${formatAmount(balances[kind])}</span>`,
];
const listUserColumns = (deps: Deps): readonly Column<Person>[] => [
  [
    "Client",
    ({ user }) =>
      html`<a href="${PATH}/clients/${user.userId}">${user.fullName}</a><br /><span class="muted"
          >${user.email}, ${user.userId}</span
        >${renderReport(user)}${renderFreeze(deps, user)}`,
  ],
  ["cTrader ID", ({ user }) => html`<code>${user.cTraderLogin}</code>`],
  [
    "Verified",
    ({ user }) =>
      html`${user.emailVerifiedAt ? "E-mail verified" : "E-mail not verified"}<br />${kycNames[user.kycStatus] ?? ""}`,
  ],
  balance("E-wallet", "eWallet"),
  balance("Trading", "trading"),
  balance("Bonus", "bonus"),
  balance("Held", "held"),
];

type Proof = Awaited<ReturnType<typeof checkLedger>>;

const renderRule = ({ rule, broken }: Proof["rules"][number]) => {
  const [look, word] = broken.length === 0 ? ["good", "Holds"] : ["bad", "Broken"];
  return html`<li>
    <span class="${look}">${word}</span>: ${rule}${broken.length > 0 ? `: ${broken.join(", ")}` : ""}
  </li>`;
};
const renderProof = ({ ok, violations, accounts, transactions, rules }: Proof) =>
  html`<div class="card">
    <p class="${ok ? "good" : "bad"}">
      <strong>${ok ? "Every rule holds." : `${violations.length} violations`}</strong>
    </p>
    <p>Checked just now, over ${accounts} accounts and ${transactions} movements.</p>
    <ul>
      ${rules.map(renderRule)}
    </ul>
  </div>`;

/** Adds the pages of users with their balances, and of the books with their proof. */
export function overviewPages(app: App, deps: Deps, show: ShowPage): void {
  app.get(`${PATH}/users`, (context) =>
    show(context, async (sql) => {
      const search = (context.req.query("search") ?? "").trim().slice(0, 100);
      const found = await userStore.search(sql, search, PAGE_SIZE);
      const ids = found.map(({ userId }) => userId);
      const owned = await userStore.accountsOf(sql, ids);
      const people = found.map((user): Person => {
        const mine = owned.filter(({ userId }) => userId === user.userId);
        const of = (kind: string) => mine.find((account) => account.kind === kind)?.balance ?? "0.00";
        const held = new Big(of("withdrawalHold")).plus(of("transferHold")).toFixed(2);
        return {
          user,
          balances: { eWallet: of("eWallet"), trading: of("trading"), bonus: of("bonus"), held },
        };
      });
      return {
        title: "Clients",
        path: "/users",
        about: ids,
        content: html`<form method="get">
            <label
              >Id, e-mail, name or cTrader ID
              <input name="search" type="search" value="${search}" autocomplete="off"
            /></label>
            <button>Search</button>
          </form>
          ${renderTable("Clients", listUserColumns(deps), people)}`,
      };
    }),
  );

  app.get(`${PATH}/ledger`, (context) =>
    show(
      context,
      async () => ({
        title: "Ledger",
        path: "/ledger",
        about: [],
        content: renderProof(await checkLedger(deps)),
      }),
      { readsItself: true },
    ),
  );
}
