import type { OperationId } from "@broker/api-spec/operations";
import Big from "big.js";
import { type Catalogue, rowsOf } from "./catalogue-checks.ts";
import { at } from "./contract-schema.ts";
import type { Inspector } from "./inspector.ts";
import { type Fields, sessionFieldsOf } from "./line.ts";
import { checkOnce, checkVoid, type Write } from "./once-checks.ts";
import { contractGateways, GATEWAY_TYPE, type GatewayOption } from "./gateways.ts";
import type { Account, Platform } from "./read-checks.ts";

/** Returns both amounts of a deposit: the local one follows from the dollars, and the dollars from it again. */
function amountsOf(usd: number, sellRate: number): { readonly amount: number; readonly amountUsd: number } {
  const local = new Big(usd).times(sellRate).round(2, Big.roundUp);
  return { amount: local.toNumber(), amountUsd: local.div(sellRate).round(2, Big.roundHalfUp).toNumber() };
}

/** Returns a smallest PDF of one page. */
export const createReceipt = (): File =>
  new File(
    [
      "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF",
    ],
    "receipt.pdf",
    { type: "application/pdf" },
  );

/** Returns a deposit a little above the minimum of a platform, and the same deposit with another amount. */
function depositOf(
  call: OperationId,
  platform: Platform,
  { account, catalogue, more }: { account: Account; catalogue: Catalogue; more?: Fields },
): Write | null {
  const { paymentPlatformId, currencyCode, depositMin } = platform;
  const rate = catalogue.currencies.find((one) => one.currencyCode === currencyCode)?.sellRate;
  if (rate === undefined || rate <= 0) return null;
  const own = { ...sessionFieldsOf(call, account.session), paymentPlatformId, currencyCode, ...more };
  const usd = Math.max(1, Math.ceil(depositMin)) + 1;
  return {
    call,
    fields: { ...own, ...amountsOf(usd, rate) },
    other: { ...own, ...amountsOf(usd + 1, rate) },
    list: "GetDepositTransactionsByUser",
  };
}

/** Sends deposits that must be refused. */
async function checkWrongDeposits(
  inspector: Inspector,
  { fields }: Write,
  { session }: Account,
): Promise<void> {
  const { ask, expectRefused, expectStatus } = inspector;
  const call = "DepositRequest";
  const { amount, amountUsd } = fields;
  const refused: readonly (readonly [what: string, change: Fields, code: number])[] = [
    ["A deposit below the platform's minimum", { amount: 0.05, amountUsd: 0.01 }, 2002],
    [
      "A deposit whose dollars do not follow from its amount and the rate",
      { amountUsd: Number(amountUsd) + 1 },
      2004,
    ],
    ["A deposit at an unknown platform", { paymentPlatformId: 2_147_483_647 }, 2001],
  ];
  for (const [what, change, code] of refused) {
    const answer = await ask(call, { ...fields, ...change }, { session });
    // An amount that is too low is often of no rate either.
    const codes = code === 2002 ? [2002, 2004] : [code];
    expectRefused(call, answer, codes, { check: "refusal", problem: `${what} must be refused.` });
  }
  const fine = await ask(call, { ...fields, amount: Number(amount) + 0.001 }, { session });
  expectStatus(call, fine, [400], {
    check: "wrongInput",
    field: "amount",
    problem: "An amount with three decimals must be refused with status 400.",
  });
  const foreign = await ask(call, { ...fields, userId: Number(fields["userId"]) + 1 }, { session });
  expectStatus(call, foreign, [403], {
    check: "identity",
    field: "userId",
    problem: "A deposit for another client must be refused with status 403.",
  });
}

/** Makes a deposit and sends its proof; both must be in the row of the list. */
async function checkProof(
  inspector: Inspector,
  { fields, list }: Write,
  { session }: Account,
): Promise<void> {
  const { ask, expectDone, expectRefused, expectStatus, findings } = inspector;
  const call = "SubmitDeposit";
  const created = expectDone("DepositRequest", await ask("DepositRequest", fields, { session }));
  const transactionId = at(created, "transactionId");
  if (typeof transactionId !== "string") return;
  const { username: _, ...same } = fields;
  const form = { ...same, transactionId };
  const text = new File(["<p>no receipt</p>"], "receipt.html", { type: "text/html" });
  const wrong = await ask(call, { ...form, receipt: text }, { session });
  expectStatus(call, wrong, [415], {
    check: "wrongInput",
    field: "receipt",
    problem: "A receipt that is neither an image nor a PDF must be refused with status 415.",
  });
  const unknown = await ask(
    call,
    { ...form, transactionId: "NO-SUCH-1", receipt: createReceipt() },
    { session },
  );
  expectRefused(call, unknown, [2005], {
    check: "refusal",
    problem: "A proof for an unknown deposit must be refused.",
  });
  expectDone(call, await ask(call, { ...form, receipt: createReceipt() }, { session }));
  const listed = await ask(list, sessionFieldsOf(list, session), { session });
  const row = rowsOf(listed?.data).find((one) => at(one, "transactionId") === transactionId);
  if (
    !findings.expect(list, row !== undefined, {
      check: "list",
      field: "transactionId",
      problem: `The new deposit ${transactionId} is not in the list.`,
    })
  )
    return;
  for (const field of ["amount", "amountUsd", "currencyCode"])
    findings.expect(list, at(row, field) === fields[field], {
      check: "field",
      field,
      problem: `\`${field}\` of the deposit ${transactionId} is ${JSON.stringify(at(row, field))}; ${JSON.stringify(fields[field])} was requested.`,
    });
  findings.expect(list, typeof at(row, "receipt") === "string", {
    check: "field",
    field: "receipt",
    problem: `\`receipt\` of the deposit ${transactionId} is ${JSON.stringify(at(row, "receipt"))} after its proof was sent.`,
  });
}

const callOf = (option: GatewayOption): OperationId => {
  if (option === null) return "GenerateDepositUrlEss";
  return option === "bank" ? "GenerateDepositUrlOnePay" : "GenerateDepositUrlSmilePayz";
};

/** Opens a payment at each gateway that the client has a platform of. */
async function checkGateways(inspector: Inspector, account: Account, catalogue: Catalogue): Promise<void> {
  const { ask } = inspector;
  const { session } = account;
  const optionOf = async (platform: Platform): Promise<Fields | null> => {
    const option = platform.gateway?.option ?? null;
    if (option === null) return {};
    if (option === "paymentMethod") {
      const list = "GetSmilePayzDepositMethod";
      const answer = await ask(list, sessionFieldsOf(list, session), { session });
      const code = at(rowsOf(answer?.data)[0], "code");
      return code === undefined ? null : { paymentMethodCode: code };
    }
    const list = "GetOnePayDepositMethod";
    const countryId = catalogue.countryIds.get(at(account.info, "countryCode"));
    const own = {
      ...sessionFieldsOf(list, session),
      countryId,
      paymentPlatformId: platform.paymentPlatformId,
    };
    const bank = rowsOf((await ask(list, own, { session }))?.data)[0];
    return bank === undefined ? null : { merchantBankId: at(bank, "id"), bankName: at(bank, "bankName") };
  };
  const opened = new Set<OperationId>();
  const checked = new Set<string>();
  for (const platform of account.platforms) {
    const { gateway } = platform;
    if (!gateway || platform.currencyCode !== account.currencyCode) continue;
    const call = callOf(gateway.option);
    // One payment for each call, and one for each gateway that is not of the contract.
    const key = contractGateways.some(({ name }) => name === gateway.name) ? call : gateway.name;
    if (checked.has(key)) continue;
    const more = await optionOf(platform);
    const write = more && depositOf(call, platform, { account, catalogue, more });
    if (!write) continue;
    checked.add(key);
    opened.add(call);
    await checkOnce(inspector, write, session);
  }
  for (const call of [
    "GenerateDepositUrlEss",
    "GenerateDepositUrlSmilePayz",
    "GenerateDepositUrlOnePay",
  ] as const)
    if (!opened.has(call))
      inspector.findings.addNote(
        call,
        "The client has no platform of this gateway, so no payment was opened.",
      );
}

/** Checks deposits: once per key, refused where they must be, with their proof, and at the gateways. */
export async function checkDeposits(
  inspector: Inspector,
  account: Account,
  catalogue: Catalogue,
): Promise<void> {
  const platform = account.platforms.find(
    (one) => one.paymentTypeId !== GATEWAY_TYPE && one.currencyCode === account.currencyCode,
  );
  const write = platform && depositOf("DepositRequest", platform, { account, catalogue });
  if (write) {
    await checkOnce(inspector, write, account.session);
    await checkVoid(inspector, write, account.session);
    await checkWrongDeposits(inspector, write, account);
    await checkProof(inspector, write, account);
  } else
    inspector.findings.addNote("DepositRequest", "The client has no bank to deposit by, so none was made.");
  await checkGateways(inspector, account, catalogue);
}
