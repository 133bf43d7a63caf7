import { parseSync } from "vite";

/** Packages whose components and functions all need a browser, without their own directive. */
const clientPackages = /^(react-aria-components|react-dom|@xstate\/react|@tanstack\/react-virtual)(\/|$)/;

/** The colour library, one of whose functions has the name of a hook (`useMode`) and is none. */
const colourLibrary = /^culori(\/|$)/;

/** What React exports to server components too; any other import from it makes a client component. */
const serverReact = new Set(
  `Activity Children Fragment Profiler StrictMode Suspense ViewTransition
  cache cloneElement createElement createRef forwardRef isValidElement lazy memo
  use useCallback useDebugValue useId useMemo version`.split(/\s+/),
);

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

interface Binding {
  readonly source: string;
  readonly name: string;
}

/** The parts of a module that the rule needs. */
interface Module {
  readonly imports: ReadonlyMap<string, Binding>;
  /** Names that are used for more than rendering as an element or re-exporting. */
  readonly used: ReadonlySet<string>;
  /** Imported names that are re-exported, by exported name. */
  readonly passedOn: ReadonlyMap<string, Binding>;
  readonly hasDirective: boolean;
  readonly hasHandler: boolean;
  readonly hooks: readonly string[];
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
const nodesIn = (value: unknown): readonly Node[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];
const children = (node: Node): readonly Node[] =>
  Object.entries(node).flatMap(([key, value]) => (key === "type" ? [] : nodesIn(value)));
/** Returns the name of an identifier, a key or a string. */
function nameOf(node: unknown): string {
  const name = isNode(node) ? (node["name"] ?? node["value"]) : "";
  return typeof name === "string" ? name : "";
}

function* walk(node: Node): Generator<Node> {
  yield node;
  for (const child of children(node)) yield* walk(child);
}

/** Yields identifiers that are variables: neither keys nor properties. */
function* readsIn(node: Node, isElement: (call: Node) => boolean): Generator<string> {
  if (node.type === "Identifier") yield nameOf(node);
  for (const [key, value] of Object.entries(node)) {
    const isPlainKey = (key === "key" || key === "property") && node["computed"] !== true;
    if (isPlainKey && !node["shorthand"]) continue;
    const [first, ...others] = nodesIn(value);
    const isRendered = key === "arguments" && isElement(node) && first?.type === "Identifier";
    for (const child of isRendered ? others : nodesIn(value)) yield* readsIn(child, isElement);
  }
}

/** Returns whether a property cannot be sent from a server to a browser: a handler, a ref, or another function. */
const isForBrowser = ({ type, key, value }: Node): boolean =>
  type === "Property" &&
  (/^(on[A-Z]|ref$)/.test(nameOf(key)) || (isNode(value) && /Function/.test(value.type)));

function importsOf(program: Node): Map<string, Binding> {
  const imports = new Map<string, Binding>();
  for (const node of children(program)) {
    if (node.type !== "ImportDeclaration") continue;
    for (const specifier of nodesIn(node["specifiers"])) {
      const name = specifier.type === "ImportSpecifier" ? nameOf(specifier["imported"]) : "*";
      imports.set(nameOf(specifier["local"]), { source: nameOf(node["source"]), name });
    }
  }
  return imports;
}

function passedOnBy(program: Node, imports: ReadonlyMap<string, Binding>): Map<string, Binding> {
  const passedOn = new Map<string, Binding>();
  for (const node of children(program)) {
    if (node.type !== "ExportNamedDeclaration") continue;
    for (const specifier of nodesIn(node["specifiers"])) {
      const local = nameOf(specifier["local"]);
      const source = nameOf(node["source"]);
      const binding = source ? { source, name: local } : imports.get(local);
      if (binding) passedOn.set(nameOf(specifier["exported"]), binding);
    }
  }
  return passedOn;
}

function readModule(code: string): Module {
  const parsed: unknown = parseSync("module.js", code).program;
  if (!isNode(parsed)) throw new Error("The module cannot be parsed.");
  const imports = importsOf(parsed);
  const isElement = (node: Node): boolean => {
    const called = node.type === "CallExpression" ? imports.get(nameOf(node["callee"])) : undefined;
    return called?.source === "react/jsx-runtime" || called?.name === "createElement";
  };
  const all = [...walk(parsed)];
  const statements = children(parsed).filter(
    ({ type, source, declaration }) =>
      type !== "ImportDeclaration" && !(type.startsWith("Export") && (source || !declaration)),
  );
  return {
    imports,
    used: new Set(statements.flatMap((node) => Array.from(readsIn(node, isElement)))),
    passedOn: passedOnBy(parsed, imports),
    hasDirective: all.some(({ directive }) => directive === "use client"),
    hasHandler: all
      .filter(isElement)
      .some((node) => nodesIn(node["arguments"]).flatMap(children).some(isForBrowser)),
    hooks: all.flatMap(({ type, callee }) => {
      const name = nameOf(isNode(callee) && callee.type === "MemberExpression" ? callee["property"] : callee);
      return type === "CallExpression" && /^use[A-Z]/.test(name) ? [name] : [];
    }),
  };
}

/** Returns whether a module by itself can only run in client components. */
function needsBrowser({ imports, hasHandler, hooks }: Module): boolean {
  const isClient = ({ source, name }: Binding) =>
    clientPackages.test(source) || (source === "react" && name !== "*" && !serverReact.has(name));
  const isServerHook = (name: string) => {
    const source = imports.get(name)?.source ?? "";
    return colourLibrary.test(source) || (source === "react" && serverReact.has(name));
  };
  return hasHandler || [...imports.values()].some(isClient) || !hooks.every(isServerHook);
}

/** The exports of our other packages that are client references, as `@broker/ui Button`. */
export type ClientExports = ReadonlySet<string>;

/** The modules of a package by path, with the results of the rule. */
export interface ClientModules {
  /** Paths of the modules that must begin with `"use client"`. */
  readonly needed: ReadonlySet<string>;
  /** Paths of the modules that begin with it. */
  readonly marked: ReadonlySet<string>;
  /** Returns the names that an entry exports from modules that need it. */
  exportsOf(entry: string): readonly string[];
}

const resolve = (from: string, source: string) => new URL(source, `file:///${from}`).pathname.slice(1);

/**
 * Determines which modules of a package need `"use client"`: modules that call a hook, create or read a context, set an event
 * handler, or use a package that does. A server can only render a client reference, so that any other use of it needs a client
 * module too.
 */
export function clientModules(files: ReadonlyMap<string, string>, others: ClientExports): ClientModules {
  const modules = new Map([...files].map(([path, code]) => [path, readModule(code)]));
  const needed = new Set([...modules].flatMap(([path, module]) => (needsBrowser(module) ? [path] : [])));
  const isReference = (from: string, { source, name }: Binding): boolean =>
    source.startsWith(".") ? needed.has(resolve(from, source)) : others.has(`${source} ${name}`);
  for (let size = -1; size !== needed.size;) {
    size = needed.size;
    for (const [path, { imports, used }] of modules)
      for (const [local, binding] of imports)
        if (used.has(local) && isReference(path, binding)) needed.add(path);
  }
  return {
    needed,
    marked: new Set([...modules].flatMap(([path, { hasDirective }]) => (hasDirective ? [path] : []))),
    exportsOf: (entry) =>
      [...(modules.get(entry)?.passedOn ?? [])].flatMap(([name, binding]) =>
        isReference(entry, binding) ? [name] : [],
      ),
  };
}
