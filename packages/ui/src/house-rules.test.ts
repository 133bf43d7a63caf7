import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";

const files = globSync("**/*.{ts,tsx}", { cwd: import.meta.dirname });
const sourceOf = (file: string) => readFileSync(join(import.meta.dirname, file), "utf8");
const isTest = (file: string) => /\.(test|stories)\.tsx?$/.test(file);
/** The theme names all values; stories and tests may contain examples. */
const outsideTheme = files.filter((file) => !file.startsWith("theme/") && !isTest(file));

/** Returns the strings of a source without its comments: in our code, a CSS value is always a string. */
const stringsOf = (source: string) =>
  [...source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "").matchAll(/"[^"\n]*"|'[^'\n]*'|`[^`]*`/g)].map(
    ([text]) => text,
  );

const finding = (pattern: RegExp) => (file: string) =>
  stringsOf(sourceOf(file))
    .filter((text) => pattern.test(text))
    .map((text) => `${file}: ${text}`);

const pixels = /(?<![\w.-])-?\d*\.?\d+px\b/;
const colours =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark)\(|(?<![\w-])(?:white|black|red|green|blue|gr[ae]y|orange|yellow|purple|teal)(?![\w-])/i;

describe("outside of the theme", () => {
  test("no value of CSS is a size in pixels", () => {
    expect(outsideTheme.flatMap(finding(pixels))).toEqual([]);
  });

  test("no value of CSS is a colour", () => {
    const styles = outsideTheme.filter((file) => file.endsWith(".css.ts"));
    expect(styles.flatMap(finding(colours))).toEqual([]);
  });

  test("distinguishes a literal from a name", () => {
    expect("inset 0 0 0 1px").toMatch(pixels);
    expect("-2px").toMatch(pixels);
    expect("0 1px #fff").toMatch(colours);
    expect("solid black").toMatch(colours);
    expect("min(2.5rem, 100%) CanvasText white-space").not.toMatch(pixels);
    expect("min(2.5rem, 100%) CanvasText white-space").not.toMatch(colours);
  });
});

describe("a component", () => {
  test("accepts neither a className nor a style", () => {
    const takers = outsideTheme.filter((file) => /^\s*(?:className|style)\??:/m.test(sourceOf(file)));
    expect(takers.filter((file) => file.endsWith(".tsx"))).toEqual([]);
  });

  test("has at most 200 lines", () => {
    const long = outsideTheme.filter((file) => sourceOf(file).split("\n").length > 200);
    expect(long).toEqual([]);
  });

  /** Components that render nothing visible. */
  const unseen = new Set(["UiProvider", "RouterProvider", "I18nProvider", "BrandError"]);
  const parts = [
    ...sourceOf("index.ts")
      .replaceAll(/export type \{[^}]*\}[^;]*;|type \w+/g, "")
      .matchAll(/(?<=[{,]\s*)[A-Z]\w*(?=\s*[,}])/g),
  ].map(([name]) => name);
  const shown = files
    .filter((file) => file.endsWith(".stories.tsx"))
    .map((file) => sourceOf(file))
    .join("\n");

  test("is shown in a story", () => {
    const isShown = (part: string) => new RegExp(`(?:<|component: |part=\\{|[?:] )${part}\\b`).test(shown);
    expect(parts).toContain("Button");
    expect(parts.filter((part) => !unseen.has(part) && !isShown(part))).toEqual([]);
  });

  const interactive =
    /<(?:button|a|input|select|summary|textarea)\b|react-aria-components\/(?:Button|Link|Menu|ToggleButton|TextField|TextArea|Select|ComboBox|DatePicker|DropZone|Modal|Dialog|Popover|Tooltip|Table|Tabs|Tree|RadioGroup|Checkbox|Switch|Toast|Disclosure|Slider)"/;
  const folders = new Set(
    outsideTheme
      .filter((file) => file.endsWith(".tsx") && interactive.test(sourceOf(file)))
      .map((file) => dirname(file)),
  );

  test.each([...folders])("with interaction has a story that is operated by keyboard: %s", (folder) => {
    const stories = files.filter((file) => dirname(file) === folder && file.endsWith(".stories.tsx"));
    const played = stories.filter((file) =>
      /export const Keyboard: Story = \{[\s\S]*?play:[\s\S]*?userEvent\.(?:tab|keyboard)\(/.test(
        sourceOf(file),
      ),
    );
    expect(played).not.toEqual([]);
  });
});
