import { fileTypes } from "../file-types.ts";
import type { HeaderRule } from "./header-rules.ts";
import { redirects } from "./redirects.ts";

const quoted = (text: string) => `"${text.replaceAll(/["\\$]/g, "\\$&")}"`;
const escaped = (text: string) => text.replaceAll(/[.\\+*?^${}()|[\]]/g, "\\$&");
const block = (head: string, lines: readonly string[]) => [
  `${head} {`,
  ...lines.map((line) => `  ${line}`),
  "}",
];

/** Returns the nginx variable that holds a header of the file at `$address`. */
const variableOf = (name: string) => `$sent_${name.toLowerCase().replaceAll("-", "_")}`;

/** Returns the map from a file's address to one of its headers; nginx omits an empty header. */
function headerMap(name: string, rules: readonly HeaderRule[]): readonly string[] {
  const lines = rules.flatMap(({ path, headers }) => {
    const value = headers[name];
    if (value === undefined) return [];
    const key =
      path === "/*" ? "default" : path.endsWith("*") ? `~^${escaped(path.slice(0, -1))}` : quoted(path);
    return [`${key} ${quoted(value ?? "")};`];
  });
  return block(`map $address ${variableOf(name)}`, lines);
}

/**
 * Returns the nginx configuration: maps made from the header rules, and the server block, in which `%HEADERS%` and
 * `%REDIRECTS%` are replaced.
 */
export function nginxConfiguration(
  server: string,
  rules: readonly HeaderRule[],
  missingPages: readonly string[],
): string {
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))].filter(
    (name) => name !== "Content-Type",
  );
  const types = [
    ...rules.flatMap(({ path, headers }) =>
      headers["Content-Type"] ? [`${quoted(path)} ${quoted(headers["Content-Type"])};`] : [],
    ),
    ...Object.entries(fileTypes).map(([ending, type]) => `~\\.${ending}$ ${quoted(type)};`),
    'default "application/octet-stream";',
  ];
  const folders = missingPages.filter((path) => path !== "/404.html");
  const maps = [
    // The address of a served file, without `index.html` and `.br`.
    ...block("map $uri $address", [
      "~^/+(?:index\\.html)?(?:\\.br)?$ /;",
      "~^/+(?<stem>.+?)/*(?:/index\\.html)?(?:\\.br)?$ /$stem;",
    ]),
    ...block("map $uri $file_type_of", ["~^(?<plain>.*)\\.br$ $plain;", "default $uri;"]),
    ...block("map $file_type_of $sent_type", types),
    ...block("map $uri $sent_encoding", ["~\\.br$ br;", 'default "";']),
    ...block("map $http_accept_encoding $packed", ["~*\\bbr\\b .br;", 'default "";']),
    ...block("map $uri $missing_page", [
      ...folders.map((path) => `~^${escaped(path.slice(0, -"/404.html".length))}(/|$) ${path};`),
      "default /404.html;",
    ]),
    ...names.flatMap((name) => headerMap(name, rules)),
  ];
  const headers = names.map((name) => `add_header ${name} ${variableOf(name)} always;`);
  const leads = redirects.map(
    ({ from, to, status }) =>
      `location = ${from} { return ${status} ${to}${to.includes("?") ? "" : "$is_args$args"}; }`,
  );
  const filled = server
    .replace(/^( *)%HEADERS%$/m, (_, indent: string) => headers.map((line) => indent + line).join("\n"))
    .replace(/^( *)%REDIRECTS%$/m, (_, indent: string) => leads.map((line) => indent + line).join("\n"));
  return `${maps.join("\n")}\n\n${filled}`;
}
