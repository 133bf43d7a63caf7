import type { Context } from "hono";
import { html } from "hono/html";
import * as v from "valibot";
import { recordEvent } from "../control/event.store.ts";
import type { Sql } from "../db/database.ts";
import { type StaffRole, staffRoles } from "../db/names.ts";
import { runInTransaction } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import type { App, Env } from "../http/env.ts";
import { crowdOf } from "../http/network.ts";
import { Problem } from "../http/problem.ts";
import { lockRecord } from "../approval/approval.service.ts";
import { sendLetter } from "../mailbox/mailbox.service.ts";
import { formatTime, type Html } from "../pages/page.ts";
import { secondFactorStore } from "../second-factor/second-factor.store.ts";
import { lifetimes } from "../expiry/lifetimes.ts";
import { digestOf, hashDigest } from "../session/password.ts";
import { sessionStore } from "../session/session.store.ts";
import { requireRight } from "../session/staff-rights.ts";
import { answerDone } from "./done.ts";
import { staffOf } from "./guard.ts";
import { type Column, PATH, renderTable } from "./layout.ts";
import type { ShowPage } from "./show-page.ts";
import { userStore } from "./user.store.ts";

const HERE = `${PATH}/staff`;
const HOUR = 3_600_000;

const Role = v.picklist(staffRoles);
const Added = v.object({
  fullName: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(80)),
  email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(254), v.email()),
  staffRole: Role,
});
const Changed = v.variant("step", [
  v.object({ step: v.literal("role"), staffRole: v.union([Role, v.literal("")]) }),
  v.object({ step: v.literal("factor") }),
  v.object({ step: v.literal("link") }),
]);

type Member = Awaited<ReturnType<typeof userStore.staff>>[number];

const roleOptions = (chosen: StaffRole | null): Html =>
  html`${staffRoles.map(
    (role) => html`<option value="${role}" ${role === chosen ? html`selected` : ""}>${role}</option>`,
  )}`;

/** The forms that change a colleague; the own role is changed by another administrator. */
const renderForms = ({ user, factorSince }: Member, ownId: number): Html | string =>
  user.userId === ownId
    ? ""
    : html`<form method="post" action="${HERE}/${user.userId}">
          <label
            >Role
            <select name="staffRole" aria-label="Role of ${user.fullName}">
              ${roleOptions(user.staffRole)}
              <option value="" ${user.staffRole === null ? html`selected` : ""}>none</option>
            </select></label
          >
          <button name="step" value="role" aria-label="Save the role of ${user.fullName}">Save</button>
        </form>
        <form method="post" action="${HERE}/${user.userId}">
          <button name="step" value="link" aria-label="Send ${user.fullName} a link for a new password">
            Send a link for a new password
          </button>
          ${
            factorSince
              ? html`<button
                  name="step"
                  value="factor"
                  aria-label="Remove the second factor of ${user.fullName}"
                >
                  Remove the second factor
                </button>`
              : ""
          }
        </form>`;

const listColumns = (ownId: number): readonly Column<Member>[] => [
  [
    "Member",
    ({ user }) => html`${user.fullName}<br /><span class="muted">${user.email}, ${user.userId}</span>`,
  ],
  ["Role", ({ user }) => html`<span class="badge">${user.staffRole ?? "none"}</span>`],
  ["Second factor", ({ factorSince }) => (factorSince ? `since ${formatTime(factorSince)}` : "not set up")],
  ["Last sign-in", ({ user }) => (user.signedInAt ? formatTime(user.signedInAt) : "never")],
  ["Change", (member) => renderForms(member, ownId)],
];

const addForm = html`<h2>Add a colleague</h2>
  <form class="column" method="post" action="${HERE}">
    <label>Name <input name="fullName" autocomplete="off" maxlength="80" required /></label>
    <label>E-mail <input type="email" name="email" autocomplete="off" required /></label>
    <label
      >Role
      <select name="staffRole">
        ${roleOptions("support")}
      </select></label
    >
    <button class="primary">Add, and send a link for a password</button>
  </form>`;

/** Adds the page on which an administrator adds staff and gives them roles. */
export function staffPages(app: App, deps: Deps, show: ShowPage): void {
  app.get(HERE, (context) =>
    show(context, async (sql) => {
      const members = await userStore.staff(sql);
      return {
        title: "Staff",
        path: "/staff",
        about: [],
        content: html`${renderTable("Staff", listColumns(staffOf(context).user.userId), members)} ${addForm}`,
      };
    }),
  );
  app.post(HERE, (context) =>
    save(deps, context, Added, (sql, added) => addMember(deps, sql, context, added)),
  );
  app.post(`${HERE}/:id{[0-9]{1,9}}`, (context) =>
    save(deps, context, Changed, (sql, change) =>
      changeMember(
        deps,
        sql,
        { staffId: staffOf(context).user.userId, userId: Number(context.req.param("id")) },
        change,
      ),
    ),
  );
}

/** Saves a form together with an audit row; `write` returns what was changed. */
async function save<T>(
  deps: Deps,
  context: Context<Env>,
  schema: v.GenericSchema<unknown, T>,
  write: (sql: Sql, values: T) => Promise<string>,
): Promise<Response> {
  const parsed = v.safeParse(schema, await context.req.parseBody());
  if (!parsed.success)
    throw new Problem(422, "malformed", "Please check these values: one of them does not fit.");
  const { requestId, address } = context.var;
  await runInTransaction(deps.sql, async (sql) => {
    const change = await write(sql, parsed.output);
    const event = { at: deps.clock.now(), requestId, address, caller: staffOf(context), status: 200 };
    await recordEvent(sql, { ...event, operation: "BackOfficeStaff", responseCode: 1, changes: [change] });
  });
  return answerDone(context, HERE);
}

/**
 * Reports a change of a member of staff to all administrators and to all staff who were changed a short time ago, the
 * member included: an administrator cannot first remove another one in order to make a change unnoticed. A new member
 * gets no report.
 */
async function reportChange(
  deps: Deps,
  sql: Sql,
  { memberId, byId, isNew }: { readonly memberId: number; readonly byId: number; readonly isNew: boolean },
): Promise<void> {
  const { staffWaitHours: waitHours } = lifetimes;
  const since = new Date(deps.clock.now().getTime() - waitHours * HOUR);
  for (const { userId } of await userStore.listReadersOfChanges(sql, since))
    if (!isNew || userId !== memberId)
      await sendLetter(deps, sql, userId, { kind: "staffChanged", memberId, byId, waitHours });
}

/** Adds a member of staff with an unknown password, and sends the link with which the member sets a password. */
async function addMember(
  deps: Deps,
  sql: Sql,
  context: Context<Env>,
  added: v.InferOutput<typeof Added>,
): Promise<string> {
  const { userId: byId, companyId, countryCode, currencyCode } = staffOf(context).user;
  const name = deps.randomId();
  const at = deps.clock.now();
  const member = await userStore.addStaff(sql, {
    ...added,
    companyId,
    countryCode,
    currencyCode,
    role: "staff",
    username: `staff-${name.toLowerCase()}`,
    contactNumber: "",
    passwordHash: await hashDigest(digestOf(deps.randomToken()), crowdOf(context.var.address)),
    // The address counts as verified, because only its owner receives the link for a password.
    emailVerifiedAt: at,
    cTraderLogin: deps.randomLogin(),
    referralCode: `STAFF-${name}`,
    createdAt: at,
    staffChangedAt: at,
  });
  if (!member) throw new Problem(409, "malformed", "There is an account with this e-mail address already.");
  await reportChange(deps, sql, { memberId: member.userId, byId, isNew: true });
  await sendLetter(deps, sql, member.userId, { kind: "resetPassword" });
  return `user ${member.userId} added as ${added.staffRole}`;
}

/**
 * Changes a member of staff. An administrator cannot change the own account, so that one administrator is always left. Changes
 * follow each other on every replica: of two administrators who remove each other at once, the second one has lost the right
 * when the change is checked.
 */
async function changeMember(
  deps: Deps,
  sql: Sql,
  { staffId, userId }: { readonly staffId: number; readonly userId: number },
  change: v.InferOutput<typeof Changed>,
): Promise<string> {
  await lockRecord(sql, "staff", "all");
  const caller = await userStore.findStaff(sql, staffId);
  const member = await userStore.findStaff(sql, userId);
  if (caller) requireRight(caller, ["staff", "change"]);
  if (!caller || !member) throw new Problem(404, "notFound", "There is no such member of staff.");
  if (userId === staffId)
    throw new Problem(403, "forbidden", "Another administrator has to change your account.");
  const staffChangedAt = deps.clock.now();
  const report = { memberId: userId, byId: staffId, isNew: false };
  if (change.step === "role") {
    const staffRole = change.staffRole || null;
    await userStore.changeStaff(sql, userId, { staffRole, staffChangedAt });
    await reportChange(deps, sql, report);
    // The sessions end, because open streams and pages were opened with the rights of the earlier role.
    await sessionStore.deleteAllOf(sql, userId);
    return `role of user ${userId}: ${member.staffRole ?? "none"} → ${staffRole ?? "none"}`;
  }
  if (change.step === "link") {
    await sendLetter(deps, sql, userId, { kind: "resetPassword" });
    return `link for a new password sent to user ${userId}`;
  }
  await sessionStore.lockUser(sql, userId);
  await secondFactorStore.remove(sql, userId);
  await userStore.changeStaff(sql, userId, { staffChangedAt });
  await reportChange(deps, sql, report);
  await sessionStore.deleteAllOf(sql, userId);
  return `second factor of user ${userId} removed`;
}
