import { types } from "storybook/internal/babel";
import type { SourceModule } from "./source-module.ts";

/** The render function and the args of a story, from its file. */
export interface StorySource {
  /** The values of the properties, by name. */
  readonly args: ReadonlyMap<string, types.Node>;
  /** The function that renders the story; null if the component itself does. */
  readonly render: types.Function | null;
}

const nothing: StorySource = { args: new Map(), render: null };

/** Returns the expression inside `as` and `satisfies`. */
const bare = (node: types.Node | null | undefined): types.Node | null =>
  types.isTSSatisfiesExpression(node) || types.isTSAsExpression(node)
    ? bare(node.expression)
    : (node ?? null);

const keyOf = ({ key }: types.ObjectProperty | types.ObjectMethod): string =>
  types.isIdentifier(key) ? key.name : types.isStringLiteral(key) ? key.value : "";

/** Returns the value of a top-level variable. */
function valueOf(module: SourceModule, name: string): types.Node | null {
  const statement = module.declarations.get(name);
  if (!types.isVariableDeclaration(statement)) return null;
  return bare(statement.declarations.find(({ id }) => types.isIdentifier(id, { name }))?.init);
}

/** Returns the properties that a node names as args, also those of another story; null if it cannot be read. */
function argsOf(module: SourceModule, node: types.Node | null): Map<string, types.Node> | null {
  if (types.isIdentifier(node)) return argsOf(module, valueOf(module, node.name));
  if (types.isMemberExpression(node) && types.isIdentifier(node.property, { name: "args" })) {
    const story = types.isIdentifier(node.object) && readObject(module, valueOf(module, node.object.name));
    return story ? new Map(story.args) : null;
  }
  if (!types.isObjectExpression(node)) return null;
  const args = new Map<string, types.Node>();
  for (const one of node.properties) {
    if (types.isSpreadElement(one)) {
      const others = argsOf(module, bare(one.argument));
      if (others === null) return null;
      for (const [key, value] of others) args.set(key, value);
    } else if (types.isObjectProperty(one)) args.set(keyOf(one), one.value);
    else return null;
  }
  return args;
}

/** Reads the object of a story or of a file's default export. */
function readObject(module: SourceModule, node: types.Node | null): StorySource | null {
  if (!types.isObjectExpression(node)) return null;
  let story = nothing;
  for (const one of node.properties) {
    if (types.isSpreadElement(one)) {
      const other = types.isIdentifier(one.argument) ? valueOf(module, one.argument.name) : null;
      const spread = readObject(module, other);
      if (spread === null) return null;
      story = spread;
    } else if (types.isObjectMethod(one)) {
      if (keyOf(one) === "render") story = { ...story, render: one };
    } else if (keyOf(one) === "args") {
      const args = argsOf(module, bare(one.value));
      if (args === null) return null;
      story = { ...story, args };
    } else if (keyOf(one) === "render") {
      const render = types.isIdentifier(one.value) ? valueOf(module, one.value.name) : bare(one.value);
      if (!types.isFunction(render)) return null;
      story = { ...story, render };
    }
  }
  return story;
}

/** Returns the source of a story, with what its file says for all stories; null if it cannot be read. */
export function readStory(module: SourceModule, name: string): StorySource | null {
  const story = readObject(module, valueOf(module, name));
  const meta = readObject(module, valueOf(module, "meta"));
  if (story === null || meta === null) return null;
  return { args: new Map([...meta.args, ...story.args]), render: story.render ?? meta.render };
}

/** Returns the name of the component that a file's stories show; null without one. */
export function componentOf(module: SourceModule): string | null {
  const meta = valueOf(module, "meta");
  if (!types.isObjectExpression(meta)) return null;
  const found = meta.properties.find((one) => types.isObjectProperty(one) && keyOf(one) === "component");
  const value = types.isObjectProperty(found) ? found.value : null;
  const component = types.isTSInstantiationExpression(value) ? value.expression : value;
  return types.isIdentifier(component) ? component.name : null;
}
