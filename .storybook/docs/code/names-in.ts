import { babelParse, types } from "storybook/internal/babel";

/** The children of a node that are values or types, and not names of properties. */
function childrenOf(node: types.Node): types.Node[] {
  const isNamed =
    (types.isMemberExpression(node) || types.isOptionalMemberExpression(node)) && !node.computed
      ? "property"
      : (types.isObjectProperty(node) ||
            types.isObjectMethod(node) ||
            types.isTSPropertySignature(node) ||
            types.isTSMethodSignature(node)) &&
          !node.computed
        ? "key"
        : types.isJSXAttribute(node)
          ? "name"
          : types.isTSQualifiedName(node)
            ? "right"
            : null;
  return (types.VISITOR_KEYS[node.type] ?? [])
    .filter((key) => key !== isNamed)
    .flatMap((key) => {
      const child: unknown = Reflect.get(node, key);
      return (Array.isArray(child) ? child : [child]).filter((one) => types.isNode(one));
    });
}

/** Calls a visitor with a node and everything in it, except names of properties. */
export function walk(node: types.Node, visit: (node: types.Node) => void): void {
  visit(node);
  for (const child of childrenOf(node)) walk(child, visit);
}

/** Returns the names that the declarations and parameters inside of a node bind. */
function boundIn(node: types.Node): ReadonlySet<string> {
  const bound = new Set<string>();
  const add = (pattern: types.Node) => {
    for (const name of Object.keys(types.getBindingIdentifiers(pattern))) bound.add(name);
  };
  walk(node, (one) => {
    if (types.isVariableDeclarator(one)) add(one.id);
    if (types.isFunction(one)) one.params.forEach(add);
    if ((types.isFunctionDeclaration(one) || types.isFunctionExpression(one)) && one.id) add(one.id);
  });
  return bound;
}

/** Returns the names that code takes from outside of it. */
export function namesIn(code: string): ReadonlySet<string> {
  const { program } = babelParse(code);
  const bound = boundIn(program);
  const names = new Set<string>();
  walk(program, (node) => {
    if (types.isIdentifier(node) && !bound.has(node.name)) names.add(node.name);
    if (types.isJSXIdentifier(node) && /^[A-Z]/.test(node.name) && !bound.has(node.name))
      names.add(node.name);
  });
  return names;
}
