import type { Node } from "typescript/unstable/ast";
import {
  isBindingElement,
  isCallExpression,
  isIdentifier,
  isObjectLiteralExpression,
  isPropertyAssignment,
  isVariableDeclaration,
} from "typescript/unstable/ast/is";
import { type Project, SymbolFlags } from "typescript/unstable/sync";

/** A value that reads the same outside of its file. */
const literal = /^("[^"]*"|-?\d+|true|false|null|\[\]|[A-Z]\w+\.\w+)$/;

/** Calls a visitor with a node and everything in it. */
function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  node.forEachChild((child) => walk(child, visit));
}

/** Returns the `defaultVariants` in the declaration of a recipe. */
function readDefaultVariants(recipe: Node): [name: string, value: string][] {
  const found: [string, string][] = [];
  walk(recipe, (node) => {
    if (!isPropertyAssignment(node) || node.name.getText() !== "defaultVariants") return;
    if (!isObjectLiteralExpression(node.initializer)) return;
    for (const one of node.initializer.properties)
      if (isPropertyAssignment(one)) found.push([one.name.getText(), one.initializer.getText()]);
  });
  return found;
}

/** Returns the declaration of a called function if it is made by `recipe` in a file of styles. */
function findRecipe({ checker }: Project, called: Node): Node | null {
  const symbol = checker.getSymbolAtLocation(called);
  if (symbol === undefined) return null;
  const target = symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declaration = target.valueDeclaration?.resolve();
  return declaration !== undefined &&
    isVariableDeclaration(declaration) &&
    declaration.getSourceFile().fileName.endsWith(".css.ts")
    ? declaration
    : null;
}

/**
 * Returns the defaults of a component's properties: those of the recipes that it calls, and the values beside the names
 * that it takes from its properties.
 */
export function readDefaults(project: Project, component: Node): ReadonlyMap<string, string> {
  const defaults = new Map<string, string>();
  walk(component, (node) => {
    if (isCallExpression(node)) {
      const recipe = findRecipe(project, node.expression);
      for (const [name, value] of recipe === null ? [] : readDefaultVariants(recipe))
        defaults.set(name, value);
    }
    if (!isBindingElement(node) || !node.initializer || !node.name || !isIdentifier(node.name)) return;
    const value = node.initializer.getText();
    if (literal.test(value))
      defaults.set((node.propertyName ?? node.name).getText().replaceAll('"', ""), value);
  });
  return defaults;
}
