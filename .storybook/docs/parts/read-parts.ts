import { join } from "node:path";
import {
  API,
  type Checker,
  type Project,
  type Signature,
  SignatureKind,
  type Symbol,
  SymbolFlags,
  type Type,
} from "typescript/unstable/sync";
import { toSnippet } from "./example.ts";
import type { Part, Prop } from "./part.ts";
import { readDefaults } from "./read-defaults.ts";
import { readType } from "./read-type.ts";

/** `{@link Name}` becomes the name as code. */
const toMarkdown = (comment: string): string => comment.replaceAll(/\{@link (\w+)\}/g, "`$1`").trim();

const isOptional = (prop: Symbol): boolean => (prop.flags & SymbolFlags.Optional) !== 0;

/** Returns the properties of a type; of alternatives, those of each. */
function propertiesOf(checker: Checker, type: Type): readonly { prop: Symbol; isRequired: boolean }[] {
  const alternatives = type.isUnionType() ? (type.getTypes() ?? []) : [type];
  const all = alternatives.map((one) => checker.getPropertiesOfType(one));
  const byName = Map.groupBy(all.flat(), ({ name }) => name);
  return [...byName.values()].flatMap((same) => {
    const [prop] = same;
    if (prop === undefined) return [];
    return [{ prop, isRequired: same.length === all.length && !same.some(isOptional) }];
  });
}

function readProp(
  project: Project,
  { prop, isRequired }: ReturnType<typeof propertiesOf>[number],
  defaults: ReadonlyMap<string, string>,
): Prop[] {
  const { checker } = project;
  const type = checker.getTypeOfSymbol(prop);
  if (type === undefined || prop.name === "key" || prop.name === "ref") return [];
  const tag = prop.getJsDocTags(checker).find(({ name }) => name === "default")?.text;
  const byDefault = defaults.get(prop.name) ?? tag?.replace(/^'(.*)'$/, '"$1"') ?? null;
  const description = toMarkdown(prop.getDocumentationComment(checker));
  return [
    {
      name: prop.name,
      ...readType(project, type, prop),
      isRequired,
      description,
      byDefault: isRequired ? null : byDefault,
    },
  ];
}

const isComponent = (checker: Checker, signature: Signature): boolean => {
  const answer = checker.getReturnTypeOfSignature(signature);
  return answer !== undefined && /\b(Element|ReactNode|null)\b/.test(checker.typeToString(answer));
};

const targetOf = (checker: Checker, symbol: Symbol): Symbol =>
  symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** Returns the code after `@example`; null without one. */
function exampleOf(checker: Checker, symbol: Symbol): string | null {
  const tag = symbol.getJsDocTags(checker).find(({ name }) => name === "example");
  return tag?.text?.trim() ?? null;
}

interface Package {
  readonly project: Project;
  readonly name: string;
  /** The names that its index exports. */
  readonly exported: ReadonlySet<string>;
}

function readPart({ project, name, exported: names }: Package, exported: Symbol): Part[] {
  const { checker } = project;
  const symbol = targetOf(checker, exported);
  const type =
    /^[A-Z]/.test(exported.name) && symbol.flags & SymbolFlags.Value && checker.getTypeOfSymbol(symbol);
  if (!type) return [];
  const [signature] = checker.getSignaturesOfType(type, SignatureKind.Call);
  if (signature === undefined || !isComponent(checker, signature)) return [];
  const declaration = signature.declaration?.resolve();
  if (declaration === undefined || declaration.getSourceFile().fileName.includes("node_modules")) return [];
  const defaults = readDefaults(project, declaration);
  const properties = signature.parameters.length === 0 ? undefined : checker.getParameterType(signature, 0);
  const props =
    properties === undefined
      ? []
      : propertiesOf(checker, properties).flatMap((one) => readProp(project, one, defaults));
  const typeOf = (prop: string) => props.find((one) => one.name === prop)?.type;
  const example = exampleOf(checker, symbol);
  const description = toMarkdown(symbol.getDocumentationComment(checker));
  return [
    {
      name: exported.name,
      description,
      example: example === null ? null : toSnippet(example, name, names, typeOf),
      props,
    },
  ];
}

/** A reader of the components of one package, which keeps the compiler running until it is closed. */
export interface PartReader {
  /** The names that the package exports. */
  readonly exported: ReadonlySet<string>;
  /** Returns the components that a file exports. */
  read: (file: string) => readonly Part[];
  /** Returns the examples of everything that the package exports, each with its imports, by name. */
  readExamples: () => ReadonlyMap<string, string>;
  close: () => void;
}

/** Opens a package for reading. */
export function openPackage(folder: string, name: string): PartReader {
  const compiler = new API();
  const [project] = compiler.updateSnapshot({ openProjects: [join(folder, "tsconfig.json")] }).getProjects();
  if (project === undefined) throw new Error(`There is no tsconfig.json in ${folder}.`);
  const { checker, program } = project;
  const exportsOf = (file: string): readonly Symbol[] => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    return module === undefined ? [] : checker.getExportsOfModule(module);
  };
  const index = exportsOf(join(folder, "src/index.ts"));
  const exported = new Set(index.map((symbol) => symbol.name));
  const opened = { project, name, exported };
  const readExample = (symbol: Symbol): [string, string][] => {
    const [part] = readPart(opened, symbol);
    const code = part ? part.example : exampleOf(checker, targetOf(checker, symbol));
    return code === null ? [] : [[symbol.name, part ? code : toSnippet(code, name, exported)]];
  };
  return {
    exported,
    read: (file) => exportsOf(file).flatMap((symbol) => readPart(opened, symbol)),
    readExamples: () => new Map(index.flatMap(readExample)),
    close: () => compiler.close(),
  };
}
