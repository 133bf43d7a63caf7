import { isInterfaceDeclaration, isTypeAliasDeclaration } from "typescript/unstable/ast/is";
import { NodeBuilderFlags, type Project, type Symbol, type Type, TypeFlags } from "typescript/unstable/sync";
import type { Prop } from "./part.ts";

const format = NodeBuilderFlags.NoTruncation | NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope;
const outer = format | NodeBuilderFlags.InTypeAlias;

/** Types that are shown by name. Other union types are shown with all their members. */
const known = /^(ReactNode|ReactElement|LucideIcon)\b/;

const isLiteral = (type: Type): boolean => type.isStringLiteralType() || type.isNumberLiteralType();

/** Returns the members of a union type without `undefined`, or the type itself. */
const alternativesOf = (type: Type): readonly Type[] =>
  (type.isUnionType() ? (type.getTypes() ?? []) : [type]).filter(
    (one) => (one.flags & TypeFlags.Undefined) === 0,
  );

/** Returns the text of a symbol's declarations. */
const sourceOf = (symbol: Symbol | undefined): string =>
  (symbol?.declarations ?? []).map((declaration) => declaration.resolve()?.getText() ?? "").join("\n");

/** Returns the values of a union of literals in source order, or an empty list for any other type. */
function readValues(type: Type, prop: Symbol): readonly (string | number)[] {
  const all = alternativesOf(type);
  if (all.length === 0 || !all.every(isLiteral)) return [];
  const source = `${sourceOf(prop)}\n${sourceOf(type.getAliasSymbol())}`;
  const values = all.flatMap((one) =>
    one.isStringLiteralType() || one.isNumberLiteralType() ? [one.value] : [],
  );
  const place = (value: string | number) => source.indexOf(JSON.stringify(value));
  return values.every((value) => typeof value === "number")
    ? values.toSorted((a, b) => a - b)
    : values.toSorted((a, b) => place(a) - place(b));
}

/** Returns the source of the workspace's types that a type refers to. */
function readDetail({ checker }: Project, type: Type): string {
  const parts = alternativesOf(type);
  const items = parts.flatMap((one) => (one.isTypeReference() ? checker.getTypeArguments(one) : []));
  const inner = [...parts, ...items, ...items.flatMap(alternativesOf)];
  const texts = [type, ...inner].flatMap((one) =>
    [one.getAliasSymbol(), one.getSymbol()].flatMap((symbol) =>
      (symbol?.declarations ?? []).flatMap((handle) => {
        const node = handle.resolve();
        if (node === undefined || node.getSourceFile().fileName.includes("node_modules")) return [];
        return isInterfaceDeclaration(node) || isTypeAliasDeclaration(node) ? [node.getText()] : [];
      }),
    ),
  );
  return [...new Set(texts)].map((text) => text.replace(/^export /, "")).join("\n\n");
}

/** Formats the type of a property for the documentation. */
export function readType(
  project: Project,
  type: Type,
  prop: Symbol,
): Pick<Prop, "type" | "values" | "detail"> {
  const values = readValues(type, prop);
  if (values.length > 0)
    return { type: values.map((value) => JSON.stringify(value)).join(" | "), values, detail: "" };
  const short = project.checker.typeToString(type, undefined, format);
  const long =
    type.isUnionType() && !known.test(short) ? project.checker.typeToString(type, undefined, outer) : short;
  const text = long
    .replace(/^ReactElement<.*>$/, "ReactElement")
    .replace(/ \| undefined$/, "")
    .replace(/^\((.*=>.*)\)$/, "$1");
  const detail = readDetail(project, type);
  return { type: text, values, detail: detail === text ? "" : detail };
}
