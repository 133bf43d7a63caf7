import { parseDateOfBirth } from "@broker/sdk";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { isEmailVerified } from "./email-verified.ts";
import {
  toSentDateOfBirth,
  type PasswordValues,
  type ProfileValues,
  validatePassword,
  validateProfile,
  validateWithdrawalSettings,
  type WithdrawalSettingsValues,
} from "./profile.rules.ts";

describe("the profile", () => {
  const good: ProfileValues = {
    fullName: "Amira Rahman",
    dateOfBirth: "1990-05-14",
    contactNumber: "+60123456789",
  };
  test.each<[Partial<ProfileValues>, object]>([
    [{}, {}],
    [{ fullName: " " }, { fullName: { code: "required" } }],
    [{ dateOfBirth: "" }, { dateOfBirth: { code: "required" } }],
    [{ dateOfBirth: "1990-13-01" }, { dateOfBirth: { code: "dateInvalid" } }],
    [{ dateOfBirth: "2027-01-01" }, { dateOfBirth: { code: "dateInFuture" } }],
    [{ contactNumber: "" }, { contactNumber: { code: "required" } }],
    [{ contactNumber: "12" }, { contactNumber: { code: "phoneInvalid" } }],
    [{ contactNumber: "(-)" }, { contactNumber: { code: "required" } }],
    [{ contactNumber: "abc 123 4567" }, { contactNumber: { code: "phoneInvalid" } }],
    [{ contactNumber: "+٦٠ ١٢ ٣٤٥ ٦٧٨٩" }, {}],
  ])("with %j → %j", (change, issues) => {
    expect(validateProfile({ ...good, ...change }, "2026-11-21")).toEqual(issues);
  });
});

describe("the change of a password", () => {
  const good: PasswordValues = {
    oldPassword: "old",
    newPassword: "12345678",
    confirmPassword: "12345678",
  };
  test.each<[Partial<PasswordValues>, object]>([
    [{}, {}],
    [{ oldPassword: "" }, { oldPassword: { code: "required" } }],
    [{ oldPassword: " " }, {}],
    [
      { newPassword: "1234567", confirmPassword: "1234567" },
      { newPassword: { code: "passwordTooShort", params: { min: 8 } } },
    ],
    [
      { newPassword: "", confirmPassword: "" },
      { newPassword: { code: "required" }, confirmPassword: { code: "required" } },
    ],
    [{ confirmPassword: "12345679" }, { confirmPassword: { code: "passwordMismatch" } }],
  ])("with %j → %j", (change, issues) => {
    expect(validatePassword({ ...good, ...change })).toEqual(issues);
  });
});

describe("the withdrawal settings", () => {
  const good: WithdrawalSettingsValues = {
    bankCode: "DAYB",
    bankAccountNumber: "5140-9876 5432",
    bankAccountName: "Amira Rahman",
  };
  test.each<[Partial<WithdrawalSettingsValues>, object]>([
    [{}, {}],
    [{ bankCode: "" }, { bankCode: { code: "required" } }],
    [{ bankAccountName: " " }, { bankAccountName: { code: "required" } }],
    [{ bankAccountNumber: " " }, { bankAccountNumber: { code: "required" } }],
    [{ bankAccountNumber: "5140/98" }, { bankAccountNumber: { code: "accountNumberInvalid" } }],
  ])("with %j → %j", (change, issues) => {
    expect(validateWithdrawalSettings({ ...good, ...change })).toEqual(issues);
  });
});

test.each([
  ["2026-03-02T08:15:00Z", true],
  ["1900-01-01T00:00:00", false],
  [null, false],
  ["", false],
])("an e-mail address verified at %j is verified: %s", (emailVerifiedAt, isVerified) => {
  expect(isEmailVerified({ emailVerifiedAt })).toBe(isVerified);
});

describe("a date of birth", () => {
  const before = process.env["TZ"];
  afterAll(() => {
    if (before === undefined) delete process.env["TZ"];
    else process.env["TZ"] = before;
  });
  /** Whole and half hours, and the odd quarter, from −12 to +14. */
  const offsets = fc.oneof(
    fc.integer({ min: -24, max: 28 }).map((half) => half * 30),
    fc.constantFrom(345, 525, 765),
  );
  const days = fc
    .date({ min: new Date("1901-01-01"), max: new Date("2026-01-01"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  // The sign of these zones is the other way round.
  const zones = fc.integer({ min: -14, max: 12 }).map((hours) => `Etc/GMT${hours >= 0 ? "+" : ""}${hours}`);

  const moveTo = (zone: string) => {
    process.env["TZ"] = zone;
    expect(new Date(0).getTimezoneOffset() / 60).toBe(Number(zone.replace("Etc/GMT", "")));
  };

  test("that is loaded and saved unchanged does not shift, in any time zones", () => {
    fc.assert(
      fc.property(days, offsets, zones, fc.constantFrom("Z", ""), (day, offset, zone, suffix) => {
        moveTo(zone);
        const midnight = new Date(Date.parse(`${day}T00:00:00Z`) - offset * 60_000);
        const wire = midnight.toISOString().slice(0, 19) + suffix;
        const shown = parseDateOfBirth(wire) ?? "";
        const sent = toSentDateOfBirth(wire, shown);
        expect(Date.parse(sent)).toBe(midnight.getTime());
        expect(sent).toMatch(/Z$/);
        expect(parseDateOfBirth(sent)).toBe(shown);
      }),
      { numRuns: 2000 },
    );
  });

  test("that is changed is read again as entered, in every zone", () => {
    fc.assert(
      fc.property(days, days, zones, (loaded, entered, zone) => {
        moveTo(zone);
        const wire = toSentDateOfBirth(null, loaded);
        expect(parseDateOfBirth(toSentDateOfBirth(wire, entered))).toBe(entered);
      }),
      { numRuns: 2000 },
    );
  });

  test("that was unknown is saved as entered", () => {
    expect(toSentDateOfBirth("1900-01-01T00:00:00", "1990-05-14")).toBe("1990-05-13T16:00:00.000Z");
  });
});
