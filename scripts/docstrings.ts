import { globSync } from "node:fs";
import { join } from "node:path";
import { API, type Checker, SignatureKind, type Symbol, SymbolFlags } from "typescript/unstable/sync";

/** The exports of a package, and the exports without a sentence or an example. */
export interface Docstrings {
  /** How many exported names were read. */
  readonly count: number;
  /** The exported names without a sentence, after the file of the entry. */
  readonly silent: readonly string[];
  /** The exported hooks and components without an `@example`. */
  readonly withoutExample: readonly string[];
}

const targetOf = (checker: Checker, symbol: Symbol): Symbol =>
  symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** Whether a name belongs to a hook, or to a function that returns something to render. */
function needsExample(checker: Checker, name: string, symbol: Symbol): boolean {
  if (/^use[A-Z]/.test(name)) return true;
  const type =
    /^[A-Z]/.test(name) && symbol.flags & SymbolFlags.Value ? checker.getTypeOfSymbol(symbol) : undefined;
  const [signature] = type === undefined ? [] : checker.getSignaturesOfType(type, SignatureKind.Call);
  const answer = signature && checker.getReturnTypeOfSignature(signature);
  return answer !== undefined && /\b(Element|ReactNode)\b/.test(checker.typeToString(answer));
}

/** Returns whether a name is re-exported from a dependency, which documents it itself. */
function isForeign(symbol: Symbol): boolean {
  const files = symbol.declarations.map((one) => one.resolve()?.getSourceFile().fileName ?? "");
  return files.every((file) => file.includes("node_modules"));
}

/** Reads the docstrings of all names that the entries of a package export; an entry may be a pattern. */
export function readDocstrings(folder: string, entries: readonly string[]): Docstrings {
  const compiler = new API();
  try {
    const [project] = compiler
      .updateSnapshot({ openProjects: [join(folder, "tsconfig.json")] })
      .getProjects();
    if (project === undefined) throw new Error(`There is no tsconfig.json in ${folder}.`);
    const { checker, program } = project;
    const files = entries.flatMap((entry) => globSync(entry, { cwd: folder })).toSorted();
    const all = files.flatMap((file) => {
      const source = program.getSourceFile(join(folder, file));
      const module = source && checker.getSymbolAtLocation(source);
      if (module === undefined) throw new Error(`${file} is no module of the project in ${folder}.`);
      return checker.getExportsOfModule(module).map((exported) => ({
        name: exported.name,
        place: `${file}: ${exported.name}`,
        symbol: targetOf(checker, exported),
      }));
    });
    const own = all.filter(({ symbol }) => !isForeign(symbol));
    const places = (some: typeof own) => some.map(({ place }) => place);
    return {
      count: own.length,
      silent: places(own.filter(({ symbol }) => symbol.getDocumentationComment(checker).trim() === "")),
      withoutExample: places(
        own.filter(
          ({ name, symbol }) =>
            needsExample(checker, name, symbol) &&
            !symbol.getJsDocTags(checker).some((tag) => tag.name === "example"),
        ),
      ),
    };
  } finally {
    compiler.close();
  }
}
