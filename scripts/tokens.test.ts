import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { colourSections } from "../.storybook/foundations/colour-roles.ts";
import { readTokens, tokenPages } from "../.storybook/foundations/token-pages.ts";
import { createThemeVariables } from "../packages/ui/src/theme/create-theme.ts";
import { house } from "../packages/ui/src/theme/themes/house.ts";
import { colorNames } from "../packages/ui/src/theme/tokens.ts";

const shown = Object.values(tokenPages).flatMap(({ groups }): readonly string[] => groups);
const rows = readTokens(house);

test("every token of a theme, and every breakpoint, is on one page of the Storybook", () => {
  const variables = rows
    .filter(({ group }) => shown.includes(group) && group !== "breakpoint")
    .map(({ reference }) => reference.slice("var(".length, -1));
  expect(variables.sort()).toEqual(Object.keys(createThemeVariables(house)).sort());
  expect(shown).toContain("breakpoint");
  expect(shown.length).toBe(new Set(shown).size);
});

test("every colour is in one section of its page", () => {
  const listed = colourSections.flatMap(({ names }) => names);
  expect(listed.toSorted()).toEqual(colorNames.toSorted());
});

test("every page of tokens is a story, and the icons are one", () => {
  const file = join(import.meta.dirname, "../.storybook/foundations/tokens.stories.tsx");
  const stories = Array.from(
    readFileSync(file, "utf8").matchAll(/^export const (\w+): Story/gm),
    ([, name = ""]) => name,
  );
  expect(stories).toEqual(expect.arrayContaining([...Object.keys(tokenPages), "Icons"]));
});
