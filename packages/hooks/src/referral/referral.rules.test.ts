import fc from "fast-check";
import { expect, test } from "vitest";
import { type ReferralItem, type ReferralNode, toReferralTree } from "./referral.rules.ts";

const referral = (name: string, level: number, parent: string): ReferralItem => ({
  name,
  level,
  parent,
  isActive: true,
  registeredAt: null,
});
const names = (nodes: readonly ReferralNode[]): unknown[] =>
  nodes.map(({ name, children }) => (children.length === 0 ? name : [name, names(children)]));
const flat = (nodes: readonly ReferralNode[]): readonly ReferralNode[] =>
  nodes.flatMap((node) => [node, ...flat(node.children)]);

test.each<[string, readonly ReferralItem[], unknown[]]>([
  ["no referrals", [], []],
  [
    "three levels, in any order",
    [referral("Arun", 3, "Mei"), referral("Mei", 2, "Farid"), referral("Farid", 1, "Amira")],
    [["Farid", [["Mei", ["Arun"]]]]],
  ],
  [
    "two of the same name: the first is taken",
    [referral("Lee", 1, "Amira"), referral("Lee", 1, "Amira"), referral("Mei", 2, "Lee")],
    [["Lee", ["Mei"]], "Lee"],
  ],
  [
    "a user with the name of their own parent",
    [referral("Lee", 1, "Lee"), referral("Lee", 2, "Lee")],
    [["Lee", ["Lee"]]],
  ],
  ["a user whose parent is not listed", [referral("Mei", 3, "Nobody")], ["Mei"]],
])("a tree of %s", (_what, list, tree) => {
  expect(names(toReferralTree(list))).toEqual(tree);
});

test("every user is in the tree exactly once, below a parent of that name where there is one", () => {
  const name = fc.constantFrom("A", "B", "C");
  const list = fc.array(fc.record({ name, level: fc.integer({ min: 1, max: 5 }), parent: name }), {
    maxLength: 40,
  });
  fc.assert(
    fc.property(list, (rows) => {
      const referrals = rows.map((row) => referral(row.name, row.level, row.parent));
      const all = flat(toReferralTree(referrals));
      expect(all).toHaveLength(referrals.length);
      for (const { name, level, children } of all)
        for (const child of children) expect([child.parent, child.level]).toEqual([name, level + 1]);
    }),
  );
});
