import { describe, expect, test } from "vitest";
import {
  formatKycAddress,
  type KycDetails,
  type KycDocument,
  calculatePollDelay,
  namesOf,
  validateKycDetails,
  validateKycDocument,
} from "./kyc.rules.ts";
import { toKycRules } from "./to-kyc-rules.ts";
import { isKycOpen, toKycStatus } from "../profile/kyc-status.ts";

const TODAY = "2026-11-21";
const details: KycDetails = {
  firstName: "Amira",
  lastName: "Rahman",
  email: "amira@example.com",
  phoneNumber: "+60 12-345 6789",
  dob: "1990-05-14",
  addressLine: "1 Jalan Ampang",
  city: "Kuala Lumpur",
  state: "Wilayah Persekutuan",
  nationality: "Malaysian",
  postalCode: "50450",
  id: "A12345678",
};
const image = (type: string, size = 1) => new File(["x".repeat(size)], "side", { type });
const document: KycDocument = {
  selectedID: "passport",
  frontFile: image("image/jpeg"),
  backFile: image("image/png"),
  isInfoCorrect: true,
};
const none = { front: null, back: null };

test.each([
  [0, "notSubmitted", true],
  [1, "pendingApproval", false],
  [2, "unknown", true],
  [3, "approved", false],
  [4, "cancelledByAdmin", false],
  [400, "unknown", true],
  [-1, "unknown", true],
  [null, "unknown", true],
  [undefined, "unknown", true],
])("the code %j is %s, and the form can be submitted: %s", (code, status, isOpen) => {
  expect(toKycStatus(code)).toBe(status);
  expect(isKycOpen(toKycStatus(code))).toBe(isOpen);
});

describe("the personal details", () => {
  test("have no issue when everything is valid", () => {
    expect(validateKycDetails(details, TODAY)).toEqual({});
  });

  const fields = Object.keys(details);
  test.each(fields)("require %s", (field) => {
    const code = field === "email" ? "emailRequired" : "required";
    expect(validateKycDetails({ ...details, [field]: "" }, TODAY)).toEqual({ [field]: { code } });
  });

  test.each<[Partial<KycDetails>, object]>([
    [{ firstName: "  " }, { firstName: { code: "required" } }],
    [{ email: "amira@" }, { email: { code: "emailInvalid" } }],
    [{ phoneNumber: "call me" }, { phoneNumber: { code: "phoneInvalid" } }],
    [{ phoneNumber: "(-)" }, { phoneNumber: { code: "required" } }],
    [{ phoneNumber: "+٦٠ ١٢ ٣٤٥ ٦٧٨٩" }, {}],
    [{ dob: "14/05/1990" }, { dob: { code: "dateInvalid" } }],
    [{ dob: "1990-02-30" }, { dob: { code: "dateInvalid" } }],
    [{ dob: "1990-02-30T00" }, { dob: { code: "dateInvalid" } }],
    [{ dob: "2000-02-29" }, {}],
    [{ dob: TODAY }, { dob: { code: "dateInFuture" } }],
    [{ dob: "2026-11-20" }, {}],
    [{ postalCode: "5045" }, { postalCode: { code: "postalCodeInvalid" } }],
    [{ postalCode: "504500" }, { postalCode: { code: "postalCodeInvalid" } }],
    [{ postalCode: "5O450" }, { postalCode: { code: "postalCodeInvalid" } }],
    [{ postalCode: "٥٠٤٥٠" }, { postalCode: { code: "postalCodeInvalid" } }],
    [{ postalCode: " 50450 " }, {}],
  ])("with %j → %j", (change, issues) => {
    expect(validateKycDetails({ ...details, ...change }, TODAY)).toEqual(issues);
  });

  test("become one address, in the order of the contract", () => {
    expect(formatKycAddress({ ...details, city: " Kuala Lumpur " })).toBe(
      "1 Jalan Ampang, Kuala Lumpur, Wilayah Persekutuan, 50450",
    );
  });
});

describe("the document", () => {
  test.each<[string, Partial<KycDocument>, object]>([
    ["everything", {}, {}],
    ["no type", { selectedID: null }, { selectedID: { code: "idTypeRequired" } }],
    ["no front", { frontFile: null }, { frontFile: { code: "fileRequired" } }],
    ["no back", { backFile: null }, { backFile: { code: "fileRequired" } }],
    ["image/jpg", { frontFile: image("image/jpg") }, {}],
    ["a PDF", { frontFile: image("application/pdf") }, { frontFile: { code: "fileType" } }],
    ["a GIF", { backFile: image("image/gif") }, { backFile: { code: "fileType" } }],
    ["a file of no type", { backFile: image("") }, { backFile: { code: "fileType" } }],
    ["exactly 5 MB", { frontFile: image("image/png", 5_242_880) }, {}],
    [
      "a file one byte too large",
      { frontFile: image("image/png", 5_242_881) },
      { frontFile: { code: "fileTooLarge" } },
    ],
    ["no confirmation", { isInfoCorrect: false }, { isInfoCorrect: { code: "mustConfirm" } }],
  ])("with %s", (_what, change, issues) => {
    expect(validateKycDocument({ ...document, ...change }, none)).toEqual(issues);
  });

  test("names the file that was picked before a reload, until another one is picked", () => {
    const lost = { front: "passport.png", back: null };
    expect(validateKycDocument({ ...document, frontFile: null }, lost)).toEqual({
      frontFile: { code: "fileRequired", params: { file: "passport.png" } },
    });
    expect(validateKycDocument(document, lost)).toEqual({});
  });
});

test("a pending check is polled at growing intervals of at most five minutes", () => {
  expect([0, 1, 2, 3, 4, 5, 1000].map(calculatePollDelay)).toEqual([
    10_000, 20_000, 40_000, 80_000, 160_000, 300_000, 300_000,
  ]);
});

describe("a company whose rules differ from the specification", () => {
  const settings = (identity: object, minimumAge = 18) => ({
    identity: { postalCodes: {}, documentsWithoutBack: [], ...identity },
    limits: { sessionMinutes: 30, inactivityMinutes: 60, minimumAge, minimumDepositUsd: null },
  });
  const postalCodes = { GB: "[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}", SG: "\\d{6}", AU: "\\d{4}", ZZ: "(" };

  test.each([
    ["GB", "SW1A 1AA", null],
    ["GB", "ec1a 1bb", null],
    ["GB", "50450", "postalCodeOfCountryInvalid"],
    ["SG", "018956", null],
    ["SG", "01895", "postalCodeOfCountryInvalid"],
    ["AU", "2000", null],
    ["MY", "50450", null],
    ["MY", "SW1A 1AA", "postalCodeInvalid"],
    ["ZZ", "anything", null],
  ])("validates the postal code by country: in %s %s has the issue %s", (country, postalCode, code) => {
    const rules = toKycRules(settings({ postalCodes }), country);
    const issue = validateKycDetails({ ...details, postalCode }, TODAY, rules).postalCode;
    expect(issue?.code ?? null).toBe(code);
  });

  test("requires no back side of its one-sided documents, and that of all others", () => {
    const rules = toKycRules(settings({ documentsWithoutBack: ["passport"] }), "MY");
    const without = { ...document, backFile: null };
    expect(validateKycDocument(without, none, rules)).toEqual({});
    expect(validateKycDocument({ ...without, selectedID: "national-id" }, none, rules)).toEqual({
      backFile: { code: "fileRequired" },
    });
    expect(validateKycDocument(without, none)).toEqual({ backFile: { code: "fileRequired" } });
  });

  const kinds = ["passport", "national-id", "driver-id"];
  const accepting = (acceptedDocuments: unknown) => {
    const told = { ...settings({}) };
    Reflect.set(told.identity, "acceptedDocuments", acceptedDocuments);
    return told;
  };

  test.each([
    ["MY", kinds],
    ["SG", ["passport", "national-id"]],
    ["ID", ["national-id"]],
    ["toString", kinds],
    [undefined, kinds],
  ])(
    "offers the kinds of document that it accepts from clients of %s, in the order of the form",
    (country, offered) => {
      const told = accepting({ SG: ["national-id", "passport", "passport"], ID: ["national-id"] });
      expect(toKycRules(told, country).acceptedDocuments).toEqual(offered);
    },
  );

  test.each([
    [undefined, kinds],
    [null, kinds],
    ["passport", kinds],
    [[["passport"]], kinds],
    [{ SG: [] }, kinds],
    [{ SG: null }, kinds],
    [{ SG: "passport" }, kinds],
    [{ SG: { passport: true } }, kinds],
    [{ SG: ["residence-permit", 5] }, kinds],
    [{ SG: ["residence-permit", "passport"] }, ["passport"]],
  ])("does not lock its clients out by broken settings: %j", (told, offered) => {
    expect(toKycRules(accepting(told), "SG").acceptedDocuments).toEqual(offered);
  });

  test("asks again for a kind of document that it does not accept any more", () => {
    const rules = toKycRules(accepting({ SG: ["passport", "national-id"] }), "SG");
    expect(validateKycDocument({ ...document, selectedID: "driver-id" }, none, rules)).toEqual({
      selectedID: { code: "idTypeRequired" },
    });
    expect(validateKycDocument(document, none, rules)).toEqual({});
  });

  test("asks for no choice where it accepts one kind of document only, and uses its rule for the back side", () => {
    const told = accepting({ SG: ["passport"] });
    const rules = toKycRules(
      { ...told, identity: { ...told.identity, documentsWithoutBack: ["passport"] } },
      "SG",
    );
    for (const selectedID of [null, "driver-id", "passport"] as const)
      expect(validateKycDocument({ ...document, selectedID, backFile: null }, none, rules)).toEqual({});
  });

  test.each([
    ["2008-11-21", 18, {}],
    ["2008-11-22", 18, { dob: { code: "tooYoung", params: { age: "18" } } }],
    ["2005-11-22", 21, { dob: { code: "tooYoung", params: { age: "21" } } }],
    ["2026-11-20", 0, {}],
  ])("validates the age: born on %s, of %i years at least: %j", (dob, minimumAge, issues) => {
    const rules = toKycRules(settings({}, minimumAge), "MY");
    expect(validateKycDetails({ ...details, dob }, TODAY, rules)).toEqual(issues);
  });
});

test.each([
  ["Amira Rahman", "Amira", "Rahman"],
  [" Nur  Aisyah binti Ali ", "Nur Aisyah binti", "Ali"],
  ["Madonna", "Madonna", ""],
  ["", "", ""],
])("the name %s is filled in as %s and %s", (fullName, firstName, lastName) => {
  expect(namesOf(fullName)).toEqual({ firstName, lastName });
});
