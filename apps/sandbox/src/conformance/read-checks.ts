import { type OperationId, operations } from "@broker/api-spec/operations";
import * as v from "valibot";
import { checkPrivacy } from "./access-checks.ts";
import { type Catalogue, checkList, checkUnknownInput, rowsOf } from "./catalogue-checks.ts";
import { at } from "./contract-schema.ts";
import { calls } from "./findings.ts";
import { findGateway, type Gateway, GATEWAY_TYPE } from "./gateways.ts";
import type { Inspector } from "./inspector.ts";
import { type Fields, type Session, sessionFieldsOf } from "./line.ts";
import { checkPages } from "./page-checks.ts";

const Platforms = v.array(
  v.object({
    paymentPlatformId: v.number(),
    paymentPlatformName: v.string(),
    paymentTypeId: v.number(),
    activeDeposit: v.boolean(),
    activeWithdrawal: v.boolean(),
    companyId: v.number(),
    currencyCode: v.string(),
    depositMin: v.number(),
    withdrawalMin: v.number(),
  }),
);

/** A way to pay. */
export interface Platform extends Readonly<v.InferOutput<typeof Platforms>[number]> {
  /** Null for a bank, a network, and a gateway that the portal does not support. */
  readonly gateway: Gateway | null;
}

/** The results of the signed-in client's reads that the checks of writes need. */
export interface Account {
  readonly session: Session;
  readonly platforms: readonly Platform[];
  /** The data of GetUserInfo. */
  readonly info: unknown;
  readonly currencyCode: string;
}

/** An id of no statement, and the refusal for it. */
const UNKNOWN = "unknown";
/** The refusals of reads of an unknown id. */
const unknownOf: Partial<Readonly<Record<OperationId, number>>> = {
  DownloadStatement: 1120,
  DownloadDataExport: 1151,
  GetThread: 1140,
};

/** Returns the inputs of a read; null where an earlier answer that they follow from is missing. */
function inputsOf(call: OperationId, account: Account, { countryIds }: Catalogue): Fields | null {
  const own = sessionFieldsOf(call, account.session);
  const { info, platforms, currencyCode } = account;
  if (call === "GetPaymentPlatforms") return { ...own, paymentAction: 1, currencyCode };
  if (call === "GetWithdrawalMethod") return { countryCode: at(info, "countryCode") ?? "MY" };
  // The own login, which the contract leaves out of the result.
  if (call === "GetEmailAndLoginForCTrader")
    return { ...own, searchInput: account.session.ids["cTraderLogin"] };
  // An id that no client has: requesting a statement and writing a message are writes.
  if (call === "DownloadStatement") return { ...own, statementId: UNKNOWN, format: "csv" };
  if (call === "GetKycCapture") return { ...own, captureId: UNKNOWN };
  if (call === "GetThread") return { ...own, threadId: UNKNOWN };
  if (call === "DownloadDataExport") return { ...own, exportId: UNKNOWN, part: 1 };
  if (call !== "GetOnePayDepositMethod") return own;
  const platform = platforms.find(({ gateway }) => gateway?.option === "bank");
  const countryId = countryIds.get(at(info, "countryCode"));
  return platform && countryId !== undefined
    ? { ...own, countryId, paymentPlatformId: platform.paymentPlatformId }
    : null;
}

/** Sends each input that must be the client's own with a foreign value. */
async function checkIdentity(
  inspector: Inspector,
  call: OperationId,
  fields: Fields,
  session: Session,
): Promise<void> {
  for (const input of Object.keys(operations[call].session)) {
    const own = fields[input];
    const foreign = typeof own === "number" ? own + 1 : `${String(own)}1`;
    const answer = await inspector.ask(call, { ...fields, [input]: foreign }, { session });
    inspector.expectStatus(call, answer, [403], {
      check: "identity",
      field: input,
      problem: `A request with another \`${input}\` than the client's own must be refused with status 403.`,
    });
  }
}

/** Checks the objects that the rows of a list refer to. */
function checkReferences(
  { findings }: Inspector,
  call: OperationId,
  data: unknown,
  catalogue: Catalogue,
  account: Account,
): void {
  for (const row of rowsOf(data)) {
    const statusId = at(row, "paymentStatusId");
    if (statusId !== undefined && catalogue.statusIds.size > 0)
      findings.expect(call, catalogue.statusIds.has(statusId), {
        check: "list",
        field: "paymentStatusId",
        problem: `A row has the \`paymentStatusId\` ${JSON.stringify(statusId)}, which GetStatuses does not name.`,
      });
    if (call !== "GetPaymentPlatforms") continue;
    const isAsked =
      at(row, "activeDeposit") === true &&
      at(row, "companyId") === account.session.ids["companyId"] &&
      at(row, "currencyCode") === account.currencyCode;
    findings.expect(call, isAsked, {
      check: "list",
      field: "paymentPlatformId",
      problem: `The platform ${JSON.stringify(at(row, "paymentPlatformId"))} is of another company or currency than the request's, or takes no deposits.`,
    });
  }
  if (call === "GetSessions")
    findings.expect(call, rowsOf(data).filter((row) => at(row, "isCurrent") === true).length === 1, {
      check: "list",
      field: "isCurrent",
      problem: "Not exactly one session is marked as that of the call.",
    });
  const hasDetails = catalogue.told?.capabilities.includes("transactionDetails") === true;
  const lists: readonly string[] = [
    "GetDepositTransactionsByUser",
    "GetWithdrawalTransactionsByUser",
    "GetInternalTransactionsByUser",
  ];
  const bare = rowsOf(data).find(
    (row) => at(row, "rate") === undefined || at(row, "settledDate") === undefined,
  );
  if (hasDetails && lists.includes(call))
    findings.expect(call, bare === undefined, {
      check: "capability",
      field: "rate",
      problem: "GetCapabilities names `transactionDetails`, but a row lacks `rate` or `settledDate`.",
    });
}

async function checkRead(
  inspector: Inspector,
  call: OperationId,
  account: Account,
  catalogue: Catalogue,
): Promise<unknown> {
  const { session } = account;
  const fields = inputsOf(call, account, catalogue);
  if (!fields) {
    inspector.findings.addNote(
      call,
      "The platforms of this client have none of the gateways that it belongs to.",
    );
    return undefined;
  }
  const answer = await inspector.ask(call, fields, { session });
  if (!answer) return undefined;
  checkPrivacy(inspector, call, answer.headers);
  // A client who may not send to others is refused.
  if (call === "GetEmailAndLoginForCTrader" && [2008, 2009, 2010].includes(answer.code ?? 0))
    return undefined;
  if (answer.code !== null && answer.code === unknownOf[call]) return undefined;
  const data = inspector.expectDone(call, answer);
  if (data === undefined) return undefined;
  checkList(inspector, call, data);
  checkReferences(inspector, call, data, catalogue, account);
  await checkIdentity(inspector, call, fields, session);
  await checkUnknownInput(inspector, call, fields, { session });
  for (const input of Object.keys(operations[call].constants)) {
    const other = await inspector.ask(call, { ...fields, [input]: 1 }, { session });
    inspector.expectStatus(call, other, [400, 403], {
      check: "wrongInput",
      field: input,
      problem: `A request with \`${input}\` 1 must be refused with status 400 or 403.`,
    });
  }
  return data;
}

/** Notes the platforms of gateways that are not supported: a portal shows them to no client. */
function noteUnknownGateways({ findings }: Inspector, platforms: readonly Platform[]): void {
  const unknown = platforms.filter(
    ({ gateway, paymentTypeId }) => gateway === null && paymentTypeId === GATEWAY_TYPE,
  );
  const names = [...new Set(unknown.map(({ paymentPlatformName }) => `\`${paymentPlatformName.trim()}\``))];
  if (names.length > 0)
    findings.addNote(
      "GetPaymentPlatforms",
      `No payment was opened at ${names.join(", ")}: name it with --gateway, and to the portal in its gateways.`,
    );
}

/** Checks every read of the signed-in client. */
export async function checkReads(
  inspector: Inspector,
  session: Session,
  catalogue: Catalogue,
  gateways: readonly Gateway[],
): Promise<Account> {
  let account: Account = {
    session,
    platforms: [],
    info: null,
    currencyCode: String(session.ids["currencyCode"]),
  };
  account = { ...account, info: await checkRead(inspector, "GetUserInfo", account, catalogue) };
  const platforms = v.safeParse(
    Platforms,
    await checkRead(inspector, "GetPaymentPlatforms", account, catalogue),
  );
  if (platforms.success) {
    const known = platforms.output.map((one) => Object.assign(one, { gateway: findGateway(gateways, one) }));
    account = { ...account, platforms: known };
    noteUnknownGateways(inspector, known);
  }
  const first = new Set<OperationId>(["GetUserInfo", "GetPaymentPlatforms"]);
  const read = new Map<OperationId, unknown>();
  for (const call of calls)
    if (operations[call].audience === "client" && operations[call].method === "GET" && !first.has(call))
      read.set(call, await checkRead(inspector, call, account, catalogue));
  if (catalogue.told?.capabilities.includes("paging") === true) await checkPages(inspector, session, read);
  return account;
}
