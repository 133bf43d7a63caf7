import type { operations } from "@broker/api-spec/operations";
import type { Operation } from "../contract/validation.ts";
import type { StaffRole } from "../db/names.ts";
import { Problem } from "../http/problem.ts";
import type { UserRow } from "./session.store.ts";

const everyone = ["support", "finance", "compliance", "administrator"] as const;
const money = ["finance", "administrator"] as const;
const identity = ["compliance", "administrator"] as const;
const contact = ["support", "compliance", "administrator"] as const;
const administrators = ["administrator"] as const;

/**
 * Which roles may read the records of an area, and which may decide on them or change them. Pages, files, operations and
 * e-mails of staff are all checked against this table.
 */
export const rights = {
  deposits: { read: everyone, change: money },
  unmatched: { read: everyone, change: money },
  withdrawals: { read: everyone, change: money },
  transfers: { read: everyone, change: money },
  kyc: { read: identity, change: identity },
  factors: { read: contact, change: identity },
  deletions: { read: contact, change: identity },
  messages: { read: contact, change: ["support", "administrator"] },
  clients: { read: everyone, change: administrators },
  catalogue: { read: money, change: administrators },
  ledger: { read: ["finance", "compliance", "administrator"], change: administrators },
  audit: { read: identity, change: administrators },
  letters: { read: contact, change: administrators },
  staff: { read: administrators, change: administrators },
  tools: { read: administrators, change: administrators },
} as const satisfies Readonly<Record<string, Readonly<Record<"read" | "change", readonly StaffRole[]>>>>;

/** A part of the back office that has rights of its own. */
export type Area = keyof typeof rights;

/** The right that a request of staff needs: to read an area, or to change it. */
export type Right = readonly [area: Area, access: "read" | "change"];

/** The name of an operation of the contract that is for staff. */
type StaffOperation = {
  [Op in Operation]: (typeof operations)[Op]["audience"] extends "staff" ? Op : never;
}[Operation];

const ofOperations = {
  ApproveWithdrawalRequest: ["withdrawals", "change"],
  UpdateWithdrawalStatus: ["withdrawals", "change"],
  ReloadMasterCache: ["catalogue", "change"],
} as const satisfies Readonly<Record<StaffOperation, Right>>;

/** The operations of the contract that are for staff. */
export const operationsOfStaff: readonly string[] = Object.keys(ofOperations);

/** Returns the right that an operation of staff needs; null for all other operations. */
export function findRightOf(name: Operation): Right | null {
  const named: ReadonlyMap<string, Right> = new Map(Object.entries(ofOperations));
  return named.get(name) ?? null;
}

/** Returns the roles that have a right. */
export const listRolesWith = ([area, access]: Right): readonly StaffRole[] => rights[area][access];

/** Returns whether a member of staff has a right. */
export const hasRight = ({ role, staffRole }: Pick<UserRow, "role" | "staffRole">, right: Right): boolean =>
  role === "staff" && staffRole !== null && listRolesWith(right).includes(staffRole);

const names: Readonly<Record<StaffRole, string>> = {
  support: "support",
  finance: "finance",
  compliance: "compliance",
  administrator: "administrators",
};

/** Writes the roles that have a right, such as "finance and administrators". */
export const formatRolesWith = (right: Right): string =>
  new Intl.ListFormat("en").format(listRolesWith(right).map((role) => names[role]));

/** Throws a refusal that says who may do it, for a member of staff without a right. */
export function requireRight(user: UserRow, right: Right): void {
  if (!hasRight(user, right))
    throw new Problem(
      403,
      "forbidden",
      `This is for ${formatRolesWith(right)}. Your role is ${user.staffRole ?? "none"}.`,
    );
}
