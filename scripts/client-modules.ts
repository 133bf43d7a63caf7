import { parseSync } from "vite";

/** Packages whose components and functions all need a browser, though they carry no directive of their own. */
const clientPackages = /^(react-aria-components|react-dom|@xstate\/react|@tanstack\/react-virtual)(\/|$)/;

/** It names one of its own functions like a hook. */
const colourLibrary = /^culori(\/|$)/;

/** What React exports to server components as well; whatever else is imported from it makes a client component. */
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

/** One module of a package, as far as the rule below looks at it. */
interface Module {
  readonly imports: ReadonlyMap<string, Binding>;
  /** Names that are read for more than to render them as an element or to export them again. */
  readonly used: ReadonlySet<string>;
  /** Names under which something that was imported is exported again. */
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
/** The name of an identifier, of a plain key or of a string. */
function nameOf(node: unknown): string {
  const name = isNode(node) ? (node["name"] ?? node["value"]) : "";
  return typeof name === "string" ? name : "";
}

function* walk(node: Node): Generator<Node> {
  yield node;
  for (const child of children(node)) yield* walk(child);
}

/** Identifiers that stand for a variable: neither keys nor properties. */
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

/** A property that a server cannot send to a browser: a handler, a reference, or any other function. */
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

/** Whether a module alone tells that it runs in client components only. */
function needsBrowser({ imports, hasHandler, hooks }: Module): boolean {
  const isClient = ({ source, name }: Binding) =>
    clientPackages.test(source) || (source === "react" && name !== "*" && !serverReact.has(name));
  const isServerHook = (name: string) => {
    const source = imports.get(name)?.source ?? "";
    return colourLibrary.test(source) || (source === "react" && serverReact.has(name));
  };
  return hasHandler || [...imports.values()].some(isClient) || !hooks.every(isServerHook);
}

/** The exports of other packages of the kit that are client references, as `@broker/ui Button`. */
export type ClientExports = ReadonlySet<string>;

/** The modules of a package by path, and what the rule says of them. */
export interface ClientModules {
  /** Paths of the modules that must begin with `"use client"`. */
  readonly needed: ReadonlySet<string>;
  /** Paths of those that begin with it. */
  readonly marked: ReadonlySet<string>;
  /** The names that an entry exports from modules that need it. */
  exportsOf(entry: string): readonly string[];
}

const resolve = (from: string, source: string) => new URL(source, `file:///${from}`).pathname.slice(1);

/**
 * Tells which modules of a package must carry `"use client"`: those that call a hook, make or read a context, give an event
 * handler or use a package that does. A client reference can only be rendered on a server. So whatever else is done with
 * one makes a client module, too.
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
