import { runInNewContext } from "node:vm";
import { examples } from "@broker/api-spec/examples";
import { expect, test } from "vitest";
import { emptyStorage } from "../../test/provider.ts";
import { createCatalogueStorage } from "./catalogue.storage.ts";
import { writeCompanyCode } from "./kept-company.ts";

/** Runs the script as a page does: an error counts as no company. */
const says = (localStorage: Storage | ReturnType<typeof emptyStorage>, companyId = 9): unknown =>
  runInNewContext(`(()=>{try{return ${writeCompanyCode(companyId)}}catch{return undefined}})()`, {
    localStorage,
  });

test("plain HTML reads the stored company of the last visit", () => {
  const local = emptyStorage();
  const [northgale, southmere] = examples.GetCompanies.success.data;
  createCatalogueStorage(local).keep("companies", [...examples.GetCompanies.success.data]);
  expect([says(local), says(local, 12), says(local, 404)]).toEqual([northgale, southmere, undefined]);
});

test.each([
  "null",
  "",
  "{}",
  "[]",
  '{"version":2,"companies":[{"companyId":9}]}',
  '{"version":1,"companies":[{"companyId":9}]}',
])("a stored record of %j has no company", (record) => {
  expect(says(emptyStorage(new Map([["cacheStore", record]])))).toBeUndefined();
});
