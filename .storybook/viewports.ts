/** The windows that a story can ask for, in px. */
export const viewports = {
  narrow: { name: "Narrow phone, 320", width: 320, height: 640 },
  phone: { name: "Phone, 390", width: 390, height: 844 },
  tablet: { name: "Tablet, 820", width: 820, height: 1180 },
  desk: { name: "Desk, 1440", width: 1440, height: 900 },
} as const;

export type Viewport = (typeof viewports)[keyof typeof viewports];

const isName = (name: string): name is keyof typeof viewports => Object.hasOwn(viewports, name);

/** Returns the window of a `viewport` global; undefined where a story has that of the page. */
export function viewportOf(choice: unknown): Viewport | undefined {
  const value: unknown =
    typeof choice === "object" && choice !== null ? Reflect.get(choice, "value") : choice;
  const name = String(value);
  return isName(name) ? viewports[name] : undefined;
}
