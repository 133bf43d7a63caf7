import { type Capability, type OperationId, operations } from "@broker/api-spec/operations";
import * as v from "valibot";
import { at } from "./contract-schema.ts";
import { calls } from "./findings.ts";
import type { Inspector } from "./inspector.ts";

const Currencies = v.array(v.object({ currencyCode: v.string(), sellRate: v.number(), buyRate: v.number() }));
const Told = v.object({
  capabilities: v.array(v.string()),
  gateways: v.array(v.string()),
  limits: v.record(v.string(), v.unknown()),
  identity: v.record(v.string(), v.unknown()),
  contact: v.record(v.string(), v.unknown()),
});

/** The public lists, as later checks need them. */
export interface Catalogue {
  readonly companyId: number;
  readonly currencies: v.InferOutput<typeof Currencies>;
  readonly statusIds: ReadonlySet<unknown>;
  readonly countryIds: ReadonlyMap<unknown, unknown>;
  /** The answer of GetCapabilities; null where there is none. */
  readonly told: v.InferOutput<typeof Told> | null;
}

/** The field that names a row of each list. */
const names: Partial<Readonly<Record<OperationId, string>>> = {
  GetCompanies: "companyId",
  GetCountries: "countryId",
  GetCurrencies: "currencyCode",
  GetStatuses: "value",
  GetExternalPaymentTypes: "paymentTypeId",
  GetPaymentPlatforms: "paymentPlatformId",
  GetSmilePayzPaymentMethod: "code",
  GetSmilePayzDepositMethod: "code",
  GetWithdrawalMethod: "code",
  GetDepositTransactionsByUser: "transactionId",
  GetWithdrawalTransactionsByUser: "transactionId",
  GetInternalTransactionsByUser: "transactionId",
  GetCompoundSchemeLogByUserId: "subscriptionID",
};
/** The field by which each list is sorted, newest first. */
const dates: Partial<Readonly<Record<OperationId, string>>> = {
  GetDepositTransactionsByUser: "requestDate",
  GetWithdrawalTransactionsByUser: "requestDate",
  GetInternalTransactionsByUser: "requestDate",
  GetCompoundSchemeLogByUserId: "subscriptionDate",
};

/** Returns the rows of a list; none where the data are no list. */
export const rowsOf = (data: unknown): readonly unknown[] => (Array.isArray(data) ? data : []);

/** Returns the ids of the rows of a list, in the order of the list. */
export const rowIdsOf = (list: OperationId, data: unknown): readonly unknown[] =>
  rowsOf(data).map((row) => at(row, names[list] ?? ""));

/** Checks of a list that each row has a name of its own, and that the newest row is the first. */
export function checkList({ findings }: Inspector, call: OperationId, data: unknown): void {
  const rows = rowsOf(data);
  const name = names[call];
  if (name) {
    const ids = rows.map((row) => at(row, name));
    const twice = ids.find((id, index) => ids.indexOf(id) !== index);
    findings.expect(call, twice === undefined, {
      check: "list",
      field: name,
      problem: `Two rows have the same \`${name}\`: ${JSON.stringify(twice)}.`,
    });
  }
  const date = dates[call];
  if (!date) return;
  const times = rows.map((row) => Date.parse(String(at(row, date))));
  const wrong = times.findIndex((time, index) => index > 0 && time > (times[index - 1] ?? time));
  findings.expect(call, wrong === -1, {
    check: "order",
    field: date,
    problem: `Row ${wrong + 1} of ${rows.length} is newer than the row before it.`,
  });
}

/** Checks that an input that the contract does not name is refused. */
export async function checkUnknownInput(
  inspector: Inspector,
  call: OperationId,
  ...[fields, as]: Parameters<Inspector["ask"]> extends [unknown, ...infer Rest] ? Rest : never
): Promise<void> {
  const answer = await inspector.ask(call, { ...fields, unknownInput: "1" }, as);
  inspector.expectStatus(call, answer, [400], {
    check: "unknownInput",
    problem: "A request with the unknown input `unknownInput` must be refused with status 400.",
  });
}

async function readCapabilities(inspector: Inspector, companyId: number): Promise<Catalogue["told"]> {
  const call = "GetCapabilities";
  const data = inspector.expectDone(call, await inspector.ask(call, { companyId }));
  if (data === undefined) return null;
  const wrong = await inspector.ask(call, { companyId: "nine" });
  inspector.expectStatus(call, wrong, [400], {
    check: "wrongInput",
    field: "companyId",
    problem: "A `companyId` that is no number must be refused with status 400.",
  });
  const told = v.safeParse(Told, data);
  return told.success ? told.output : null;
}

/** Checks every list that needs no session, and the provider's answer to GetCapabilities. */
export async function checkCatalogue(inspector: Inspector, company: number | null): Promise<Catalogue> {
  const lists = calls.filter(
    (call) => operations[call].audience === "public" && operations[call].send === "none",
  );
  const data = new Map<OperationId, unknown>();
  for (const call of lists) {
    const rows = inspector.expectDone(call, await inspector.ask(call));
    if (rows === undefined) continue;
    data.set(call, rows);
    checkList(inspector, call, rows);
    await checkUnknownInput(inspector, call);
  }
  const companies = rowsOf(data.get("GetCompanies")).map((row) => at(row, "companyId"));
  const companyId = company ?? Number(companies[0] ?? 1);
  if (data.has("GetCompanies"))
    inspector.findings.expect("GetCompanies", companies.includes(companyId), {
      check: "list",
      field: "companyId",
      problem: `The company ${companyId} is not in the list.`,
    });
  const currencies = v.safeParse(Currencies, data.get("GetCurrencies"));
  const countries = rowsOf(data.get("GetCountries"));
  return {
    companyId,
    currencies: currencies.success ? currencies.output : [],
    statusIds: new Set(rowsOf(data.get("GetStatuses")).map((row) => at(row, "value"))),
    countryIds: new Map(countries.map((row) => [at(row, "countryCode"), at(row, "countryId")])),
    told: await readCapabilities(inspector, companyId),
  };
}

/** Checks that GetCapabilities names what is offered, and nothing else. */
export function checkCapabilities({ findings }: Inspector, { told }: Catalogue): void {
  if (!told) return;
  for (const call of calls) {
    const capability: Capability | null = operations[call].capability;
    if (capability === null) continue;
    const isNamed = told.capabilities.includes(capability);
    findings.expect("GetCapabilities", !(isNamed && findings.isAbsent(call)), {
      check: "capability",
      field: capability,
      problem: `It names \`${capability}\`, but the provider does not offer ${call}.`,
    });
    if (!isNamed && !findings.isAbsent(call))
      findings.add("GetCapabilities", {
        check: "capability",
        field: capability,
        problem: `The provider offers ${call}, but it does not name \`${capability}\`, so no portal makes the call.`,
        isAdvice: true,
      });
  }
}
