/** The hooks and parts of React that examples use. */
const react = new Set(["Suspense", "useState", "lazy"]);

const unique = (names: readonly string[]): string[] => [...new Set(names)].toSorted();

/** Returns the names that code uses as elements, values or functions; words in texts and strings are none. */
function namesIn(code: string): readonly string[] {
  const bare = code.replaceAll(/"[^"]*"/g, '""');
  const elements = bare.matchAll(/<([A-Z]\w*)/g);
  const values = bare.matchAll(/[={([,?:]\s*([A-Z]\w*)\b(?!\s*:)/g);
  const functions = bare.matchAll(/(?<![.\w])([a-z]\w*)[(.]/g);
  const spreads = bare.matchAll(/\.\.\.([a-z]\w*)/g);
  const passed = bare.matchAll(/[({,]\s*([a-z]\w*)(?=\s*[)},])/g);
  return unique(
    [elements, values, functions, spreads, passed].flatMap((found) =>
      [...found].map(([, name = ""]) => name),
    ),
  );
}

/** The first value of a state, by the type of the property that it is passed to. */
function firstValue(type: string): string | null {
  if (type === "boolean") return "false";
  if (type.endsWith("| null")) return `<${type}>(null)`;
  if (type === "string") return '""';
  return type === "number" ? "1" : null;
}

/** Returns the states of an example: the pairs such as `value={otp} onChange={setOtp}`. */
function statesOf(code: string, typeOf: (prop: string) => string | undefined): readonly string[] {
  return [...code.matchAll(/\b[\w-]+=\{set([A-Z]\w*)\}/g)].flatMap(([, name = ""]) => {
    const lower = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
    const use = new RegExp(`([\\w-]+)=\\{(${lower}|is${name})\\}`).exec(code);
    const first = firstValue(typeOf(use?.[1] ?? "") ?? "");
    if (use === null || first === null) return [];
    const start = first.startsWith("<") ? first : `(${first})`;
    return [`const [${use[2] ?? ""}, set${name}] = useState${start};`];
  });
}

const isElement = (code: string): boolean => /^[<{]/.test(code);

/**
 * Returns an example as a reader pastes it: with the imports of what it uses, and with the state of controlled parts.
 * `typeOf` returns the type of a property of the part that the example is about.
 */
export function toSnippet(
  code: string,
  packageName: string,
  exported: ReadonlySet<string>,
  typeOf: (prop: string) => string | undefined = () => undefined,
): string {
  const states = isElement(code) ? statesOf(code, typeOf) : [];
  const used = namesIn([code, ...states].join("\n"));
  const declared = new Set([...code.matchAll(/\b(?:const|import) (\w+)/g)].map(([, name = ""]) => name));
  const own = used.filter((name) => exported.has(name) && !declared.has(name));
  const others = used.filter((name) => react.has(name) && !exported.has(name));
  const imports = [
    ...(own.length > 0 ? [`import { ${own.join(", ")} } from "${packageName}";`] : []),
    ...(others.length > 0 || states.length > 0
      ? [
          `import { ${unique([...others, ...(states.length > 0 ? ["useState"] : [])]).join(", ")} } from "react";`,
        ]
      : []),
  ];
  const element = code.startsWith("{") ? `<>${code}</>` : code;
  const body =
    states.length === 0
      ? code
      : `export function Example() {\n  ${states.join("\n  ")}\n  return (\n${element}\n);\n}`;
  return `${imports.join("\n")}\n\n${body}`.trim();
}
