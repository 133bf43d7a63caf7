import { accept, alter, alterRows, type Fault, isOf, set, setHeader } from "./conformance-fault.ts";

/** The faults in what answers hold. */
export const answerFaults: readonly Fault[] = [
  {
    name: "a missing field",
    finding: { subject: "GetCompanies", check: "field", field: "data[0].companyName", text: /is missing/ },
    inject: alterRows("GetCompanies", ([first]) => void Reflect.deleteProperty(Object(first), "companyName")),
  },
  {
    name: "a number as a text",
    finding: {
      subject: "GetDepositTransactionsByUser",
      check: "field",
      field: "data[0].amountUsd",
      text: /a text of \d characters; the contract wants a number \(and in \d+ more rows\)/,
    },
    inject: alterRows("GetDepositTransactionsByUser", (list) => {
      for (const row of list) set(row, "amountUsd", String(Reflect.get(Object(row), "amountUsd")));
    }),
  },
  {
    name: "a value that the contract does not know",
    finding: {
      subject: "GetUserInfo",
      check: "field",
      field: "data.kycStatus",
      text: /is 2; the contract knows 0, 1, 3 and 4 only/,
    },
    inject: alter("GetUserInfo", (body) => {
      set(body["data"], "kycStatus", 2);
      return body;
    }),
  },
  {
    name: "an amount with three decimals",
    finding: {
      subject: "GetWithdrawalTransactionsByUser",
      check: "field",
      field: "data[0].amount",
      text: /is a number; an amount has at most two decimals/,
    },
    inject: alterRows("GetWithdrawalTransactionsByUser", ([first]) => set(first, "amount", 441.001)),
  },
  {
    name: "a date that no calendar has",
    finding: {
      subject: "GetCompoundSchemeLogByUserId",
      check: "field",
      field: "data[0].subscriptionEndDate",
      text: /no date of the calendar/,
    },
    inject: alterRows("GetCompoundSchemeLogByUserId", ([first]) =>
      set(first, "subscriptionEndDate", "2026-13-01T00:00:00Z"),
    ),
  },
  {
    name: "a date in the format of a country",
    finding: {
      subject: "GetReferralHierarchy",
      check: "field",
      field: "data[0].dateRegistered",
      text: /wants ISO 8601 in UTC/,
    },
    inject: alterRows("GetReferralHierarchy", ([first]) => set(first, "dateRegistered", "21/11/2026")),
  },
  {
    name: "an answer of another media type",
    finding: { subject: "GetCurrencies", check: "mediaType", text: /media type text\/plain/ },
    inject: setHeader("GetCurrencies", "content-type", "text/plain"),
  },
  {
    name: "an error that is not in the envelope",
    finding: {
      subject: "SubmitDeposit",
      check: "envelope",
      field: "responseCode",
      text: /is missing in an answer with status 401/,
    },
    inject: async (request, next) => {
      const response = await next(request);
      return isOf(request, "SubmitDeposit")
        ? Response.json({ responseMessage: "unauthorized", data: null }, response)
        : response;
    },
  },
  {
    name: "a list that begins with the oldest row",
    finding: {
      subject: "GetDepositTransactionsByUser",
      check: "order",
      field: "requestDate",
      text: /is newer than the row before it/,
    },
    inject: alterRows(
      "GetDepositTransactionsByUser",
      (list) => void list.splice(0, list.length, ...list.toReversed()),
    ),
  },
  {
    name: "a page that begins with the last row of the page before",
    finding: {
      subject: "GetDepositPage",
      check: "list",
      field: "rows",
      text: /other rows than GetDepositTransactionsByUser/,
    },
    inject: alter("GetDepositPage", (body) => {
      if (body["responseCode"] !== 1) return undefined;
      const page = Object(body["data"]);
      return { ...body, data: { ...page, rows: [...page.rows, ...page.rows.slice(-1)] } };
    }),
  },
  {
    name: "a page after a cursor of no list",
    finding: { subject: "GetWithdrawalPage", check: "refusal", text: /cursor that is not of the list/ },
    inject: accept("GetWithdrawalPage", 1180),
  },
  {
    name: "a row that is sent twice",
    finding: {
      subject: "GetCountries",
      check: "list",
      field: "countryId",
      text: /Two rows have the same `countryId`: \d+/,
    },
    inject: alterRows("GetCountries", (list) => void list.push(list[0])),
  },
  {
    name: "a status that no list names",
    finding: {
      subject: "GetInternalTransactionsByUser",
      check: "list",
      field: "paymentStatusId",
      text: /99, which GetStatuses does not name/,
    },
    inject: alterRows("GetInternalTransactionsByUser", ([first]) => set(first, "paymentStatusId", 99)),
  },
  {
    name: "a code that is a text",
    finding: {
      subject: "GetExternalPaymentTypes",
      check: "envelope",
      field: "responseCode",
      text: /the text "1"; the contract wants a whole number/,
    },
    inject: alter("GetExternalPaymentTypes", (body) => {
      body["responseCode"] = "1";
      return body;
    }),
  },
];
