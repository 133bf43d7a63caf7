import { expect, test } from "vitest";
import { readConfig } from "../src/config.ts";

test.each([
  ["POSTAL_CODES", "50450", "be JSON with a regular expression by country"],
  ["POSTAL_CODES", '{"SG":5}', "be JSON with a regular expression by country"],
  ["KYC_DOCUMENTS", "passport", "be JSON with a list of passport, national-id, driver-id by country"],
  [
    "KYC_DOCUMENTS",
    '{"SG":"passport"}',
    "be JSON with a list of passport, national-id, driver-id by country",
  ],
  [
    "KYC_DOCUMENTS",
    '{"SG":["id-card"]}',
    "be JSON with a list of passport, national-id, driver-id by country",
  ],
  ["KYC_DOCUMENTS", '{"SG":[]}', "have at least one kind of document by country"],
  ["KYC_DOCUMENTS", '{"Singapore":["passport"]}', "name countries by two letters, such as SG"],
])("%s=%s prevents the start, with a sentence that says what it must be", (name, value, words) => {
  expect(() => readConfig({ [name]: value })).toThrow(
    `${name} is ${JSON.stringify(value)}: it must ${words}.`,
  );
});

test("each kind of document is accepted from clients of every country unless it is configured", () => {
  expect(readConfig({}).identity.acceptedDocuments).toEqual({});
});
