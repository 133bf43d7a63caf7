/** Headers of the file at a path, or of all files in a folder; null removes a header that an earlier rule sets. */
interface HeaderRule {
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string | null])[];
}

/** Parses the `_headers` file of a built portal, which sets the headers of each of its files. */
export function readHeaderRules(text: string): readonly HeaderRule[] {
  return text.split(/\n(?=\S)/).flatMap((block) => {
    const [path = "", ...lines] = block.split("\n");
    const headers = lines.flatMap((line): HeaderRule["headers"] => {
      const [, taken] = /^\s+! (\S+)$/.exec(line) ?? [];
      if (taken !== undefined) return [[taken.toLowerCase(), null]];
      const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[name.toLowerCase(), value]];
    });
    return path.startsWith("/") ? [{ path: path.trim(), headers }] : [];
  });
}

/** Returns the headers of the file at an address from all rules that match it; later rules override earlier ones. */
export function findHeaders(rules: readonly HeaderRule[], address: string): Readonly<Record<string, string>> {
  const headers = new Map<string, string>();
  for (const { path, headers: ruled } of rules) {
    if (path.endsWith("*") ? !address.startsWith(path.slice(0, -1)) : path !== address) continue;
    for (const [name, value] of ruled)
      if (value === null) headers.delete(name);
      else headers.set(name, value);
  }
  return Object.fromEntries(headers);
}

/** The target of a redirect. */
export interface Redirect {
  readonly to: string;
  readonly status: 301 | 302;
}

/** Parses the `_redirects` file of a built portal into a map by address; only targets on the same origin are taken. */
export function readRedirects(text: string): ReadonlyMap<string, Redirect> {
  return new Map(
    text.split("\n").flatMap((line): [string, Redirect][] => {
      const [, from, to, status] = /^(\/\S*) (\/(?!\/)\S*) (301|302)$/.exec(line) ?? [];
      if (from === undefined || to === undefined) return [];
      return [[from, { to, status: status === "301" ? 301 : 302 }]];
    }),
  );
}
