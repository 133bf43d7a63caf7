import { types } from "storybook/internal/babel";
import { walk } from "./names-in.ts";
import type { StorySource } from "./read-story.ts";
import { type Edit, placeOf, textOf } from "./text-of.ts";

type Args = StorySource["args"];

const nameOf = ({ name }: types.JSXAttribute): string =>
  types.isJSXIdentifier(name) ? name.name : `${name.namespace.name}:${name.name.name}`;

const isUndefined = (node: types.Node): boolean => types.isIdentifier(node, { name: "undefined" });

/** Writes a property of an element. */
function toAttribute(code: string, name: string, value: types.Node): string {
  if (types.isBooleanLiteral(value) && value.value) return name;
  const text = textOf(code, value);
  return types.isStringLiteral(value) && !/[\\&]|^'.*".*'$/.test(text)
    ? `${name}="${value.value}"`
    : `${name}={${text}}`;
}

/** Returns a value of `children` as source between the tags of an element. */
function toContent(code: string, value: types.Node): string {
  const text = textOf(code, value);
  if (types.isJSXElement(value) || types.isJSXFragment(value)) return text;
  return types.isStringLiteral(value) && !/[\\{}<>&]/.test(text) ? value.value : `{${text}}`;
}

/** Writes the properties as attributes, except those that an element has already. */
const toAttributes = (code: string, args: Args, except: ReadonlySet<string>): string =>
  [...args]
    .filter(([name]) => name !== "children" && !except.has(name))
    .map(([name, value]) => toAttribute(code, name, value))
    .join(" ");

/** Returns the replacements that put the properties where an element spreads them. */
function spreadEdits(code: string, element: types.JSXElement, spread: Edit, args: Args): Edit[] {
  const { openingElement } = element;
  const named = openingElement.attributes.filter((one) => types.isJSXAttribute(one));
  const after = new Set(named.filter((one) => placeOf(one).start > spread.start).map(nameOf));
  const before = named.filter((one) => placeOf(one).start < spread.start && args.has(nameOf(one)));
  const content = args.get("children");
  const isEmpty = openingElement.selfClosing && !after.has("children") && content && !isUndefined(content);
  const { end } = placeOf(openingElement);
  return [
    ...before.map((one) => Object.assign(placeOf(one), { text: "" })),
    { ...spread, text: toAttributes(code, args, after) },
    ...(isEmpty
      ? [{ start: end - 2, end, text: `>${toContent(code, content)}</${textOf(code, openingElement.name)}>` }]
      : []),
  ];
}

/** Returns the replacements of a function's parameter by the properties, and whether the parameter is still used. */
function argsEdits(code: string, body: types.Node, name: string, args: Args): [Edit[], boolean] {
  const edits: Edit[] = [];
  const replaced = new Set<types.Node>();
  let isUsed = false;
  walk(body, (node) => {
    if (types.isJSXElement(node))
      for (const one of node.openingElement.attributes)
        if (types.isJSXSpreadAttribute(one) && types.isIdentifier(one.argument, { name })) {
          replaced.add(one.argument);
          edits.push(...spreadEdits(code, node, { ...placeOf(one), text: "" }, args));
        }
    if (types.isMemberExpression(node) && types.isIdentifier(node.object, { name })) {
      const key = types.isIdentifier(node.property) ? node.property.name : "";
      const value = args.get(key);
      replaced.add(node.object);
      edits.push({ ...placeOf(node), text: value ? textOf(code, value) : "undefined" });
    }
    if (types.isIdentifier(node, { name }) && !replaced.has(node)) isUsed = true;
  });
  return [edits, isUsed];
}

/** Writes the properties as an object. */
function toObject(code: string, args: Args): string {
  const entries = [...args].map(([name, value]) => {
    const text = textOf(code, value);
    const key = /^\w+$/.test(name) ? name : JSON.stringify(name);
    return key === text ? key : `${key}: ${text}`;
  });
  return `{ ${entries.join(", ")} }`;
}

/** Returns the replacements in a body, and the line before it that a parameter needs. */
function readParameter(code: string, render: types.Function, args: Args): [Edit[], string] {
  const [parameter] = render.params;
  if (types.isObjectPattern(parameter)) {
    const pattern = textOf(code, { ...parameter, typeAnnotation: null });
    return [[], `const ${pattern} = ${toObject(code, args)};\n`];
  }
  if (!types.isIdentifier(parameter)) return [[], ""];
  const [edits, isUsed] = argsEdits(code, render.body, parameter.name, args);
  return [edits, isUsed ? `const ${parameter.name} = ${toObject(code, args)};\n` : ""];
}

/** Writes a story as a component without properties. */
export function toComponentCode(code: string, component: string, { args, render }: StorySource): string {
  if (render === null) {
    const attributes = toAttributes(code, args, new Set());
    const content = args.get("children");
    return content === undefined || isUndefined(content)
      ? `export const Example = () => <${component} ${attributes} />;`
      : `export const Example = () => <${component} ${attributes}>${toContent(code, content)}</${component}>;`;
  }
  const [edits, before] = readParameter(code, render, args);
  const body = textOf(code, render.body, edits);
  if (types.isBlockStatement(render.body))
    return `export function Example() {\n${before}${body.slice(1, -1).trim()}\n}`;
  return before === ""
    ? `export const Example = () => (${body});`
    : `export function Example() {\n${before}return (${body});\n}`;
}
