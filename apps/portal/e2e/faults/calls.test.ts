import { describe, expect, test } from "vitest";
import { sharePortals } from "../portal.ts";
import { accountJourneys } from "./account-journeys.ts";
import { faultList } from "./fault-list.ts";
import { moneyJourneys } from "./money-journeys.ts";
import { pairwise } from "./pairwise.ts";
import { presses, survive } from "./survive.ts";

const inPortal = sharePortals(2);
const journeys = [...moneyJourneys, ...accountJourneys];
const widths = ["phone", "desk"] as const;
const schemes = ["light", "dark"] as const;
/** Every call with every fault; other conditions are combined pairwise. */
const rows = pairwise([journeys.length, faultList.length, presses.length, 2, 2]).flatMap((row) => {
  const [j = 0, f = 0, p = 0, w = 0, s = 0] = row;
  const [journey, fault, by, width, scheme] = [journeys[j], faultList[f], presses[p], widths[w], schemes[s]];
  return journey && fault && by && width && scheme ? [{ journey, fault, by, width, scheme }] : [];
});
/** Each call once, and each fault once: a short sample for every change. */
const sample = journeys.flatMap((journey, index) => {
  const fault = faultList[(index + 1) % faultList.length];
  return rows.find((row) => row.journey === journey && row.fault === fault) ?? [];
});

test("the sample contains each call and each fault", () => {
  expect(new Set(sample.map(({ journey }) => journey)).size).toBe(journeys.length);
  expect(new Set(sample.map(({ fault }) => fault)).size).toBe(faultList.length - 1);
});

describe.concurrent("a failed call", () => {
  test.each(process.env["FAULTS"] === "all" ? rows : sample)(
    "$journey.operation, $fault.name, by $by on a $width in the $scheme",
    async ({ journey, fault, ...surroundings }) => {
      const survived = inPortal((portal) => survive(portal, journey, fault, surroundings));
      await expect(survived).resolves.toBeUndefined();
    },
  );
});
