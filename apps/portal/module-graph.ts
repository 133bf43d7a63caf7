import { dirname, join } from "node:path";
import { parseAst, type Rolldown } from "vite";

/** A bundler's function that returns a module by its id. */
export type GetModule = (id: string) => ModuleInfo | null;
type ModuleInfo = Pick<Rolldown.ModuleInfo, "code" | "importedIds" | "dynamicallyImportedIds">;

/** An import or re-export of a module: its source, and the imported name; null for the whole module. */
interface Edge {
  readonly from: string;
  readonly name: string | null;
}

interface Links {
  readonly imports: readonly Edge[];
  /** The re-exported names, each with its source. */
  readonly handedOn: ReadonlyMap<string, Edge>;
  readonly stars: readonly string[];
}

const noLinks: Links = { imports: [], handedOn: new Map(), stars: [] };

const nameOf = (node: { readonly type: string; readonly name?: string; readonly value?: unknown }): string =>
  node.name ?? String(node.value);

/** Parses the imports of a module, with their names. */
function linksOf({ code }: ModuleInfo): Links {
  const imports: Edge[] = [];
  const handedOn = new Map<string, Edge>();
  const stars: string[] = [];
  const imported = new Map<string, Edge>();
  for (const node of code === null ? [] : parseAst(code).body) {
    if (node.type === "ImportDeclaration") {
      const from = node.source.value;
      if (node.specifiers.length === 0) imports.push({ from, name: null });
      for (const one of node.specifiers) {
        const name =
          one.type === "ImportSpecifier"
            ? nameOf(one.imported)
            : one.type === "ImportDefaultSpecifier"
              ? "default"
              : null;
        imports.push({ from, name });
        imported.set(one.local.name, { from, name });
      }
    } else if (node.type === "ExportAllDeclaration") {
      stars.push(node.source.value);
    } else if (node.type === "ExportNamedDeclaration") {
      for (const { exported, local } of node.specifiers) {
        const edge = node.source
          ? { from: node.source.value, name: nameOf(local) }
          : imported.get(nameOf(local));
        if (edge) handedOn.set(nameOf(exported), edge);
      }
    }
  }
  return { imports, handedOn, stars };
}

/** Returns whether a resolved module is the target of a specifier. */
function isNamed(id: string, importer: string, specifier: string): boolean {
  if (specifier.startsWith(".")) {
    const path = join(dirname(importer.replace(/\?.*$/, "")), specifier);
    return id === path || id.startsWith(`${path}.`);
  }
  const [, room, entry = "index"] = /^@broker\/([^/]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  if (room !== undefined) return id.includes(`/packages/${room}/`) && id.includes(`/${entry}.`);
  return id.includes(`/node_modules/${specifier}`) || id.includes(`/node_modules/${specifier.split("/")[0]}`);
}

/** The import graph of modules, by imported names. */
export interface ModuleGraph {
  /** Returns modules with all their static imports, transitively; re-exporting index files are skipped. */
  closure: (roots: readonly string[]) => ReadonlySet<string>;
}

/**
 * Creates the import graph of modules by imported names. An index file leads only to the modules of the imported names,
 * as a bundler drops its other re-exports.
 */
export function createModuleGraph(getModule: GetModule): ModuleGraph {
  const known = new Map<string, Links>();
  const linksAt = (id: string): Links => {
    const info = getModule(id);
    const links = known.get(id) ?? (info ? linksOf(info) : noLinks);
    known.set(id, links);
    return links;
  };
  const targetOf = (id: string, specifier: string): string | null =>
    getModule(id)?.importedIds.find((one) => isNamed(one, id, specifier)) ?? null;
  /** Returns the module that defines an exported name; null where the module does not export it. */
  const originOf = (id: string, name: string, seen: ReadonlySet<string> = new Set()): string | null => {
    if (seen.has(id)) return null;
    const { handedOn, stars } = linksAt(id);
    const within = new Set(seen).add(id);
    const edge = handedOn.get(name);
    const target = edge ? targetOf(id, edge.from) : null;
    if (edge) {
      if (target === null) return id;
      return edge.name === null ? target : (originOf(target, edge.name, within) ?? target);
    }
    for (const star of stars) {
      const next = targetOf(id, star);
      const origin = next === null ? null : originOf(next, name, within);
      if (origin !== null) return origin;
    }
    return stars.length > 0 && handedOn.size === 0 ? null : id;
  };
  const needsOf = (id: string): readonly (string | null)[] => {
    const { imports, handedOn, stars } = linksAt(id);
    return [
      ...imports.map(({ from, name }) => {
        const target = targetOf(id, from);
        return target === null || name === null ? target : (originOf(target, name) ?? target);
      }),
      // If a whole module is imported, all its re-exports count.
      ...[...handedOn.values()].map(({ from }) => targetOf(id, from)),
      ...stars.map((star) => targetOf(id, star)),
    ];
  };
  return {
    closure(roots) {
      const found = new Set<string>();
      const waiting: (string | null)[] = [...roots];
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        if (id === null || found.has(id)) continue;
        found.add(id);
        waiting.push(...needsOf(id));
      }
      return found;
    },
  };
}
