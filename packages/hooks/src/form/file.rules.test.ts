import { expect, test } from "vitest";
import { fileIssue, paperTypes } from "./file.rules.ts";

test.each([
  ["image/png", 5_242_880, null],
  ["image/heic", 1, null],
  ["application/pdf", 5_242_880, null],
  ["application/pdf", 5_242_881, { code: "fileTooLarge" }],
  ["text/html", 1, { code: "fileType" }],
  ["", 1, { code: "fileType" }],
] as const)("a document of type '%s' with %d bytes: %j", (type, size, issue) => {
  expect(fileIssue({ type, size }, paperTypes)).toEqual(issue);
});

test("where only some kinds of images are accepted, others are refused", () => {
  expect(fileIssue({ type: "image/png", size: 1 }, ["image/png"])).toBeNull();
  expect(fileIssue({ type: "image/gif", size: 1 }, ["image/png"])).toEqual({ code: "fileType" });
});
