/** The choice of variants: one name for each, or a boolean where the names are `true` and `false`. */
export type Choice<Variants> = {
  [Group in keyof Variants]?:
    | (keyof Variants[Group] extends "true" | "false" ? boolean : keyof Variants[Group] & (string | number))
    | undefined;
};

type Names = Readonly<Record<string, string | number | boolean | undefined>>;

/** Creates the function that returns the class names for a choice of variants; `byDefault` applies to omitted ones. */
export const createClassNames =
  (base: string, variants: Readonly<Record<string, Readonly<Record<string, string>>>>, byDefault: Names) =>
  (choice: Names = {}): string =>
    [base, ...Object.entries(variants).map(([group, of]) => of[String(choice[group] ?? byDefault[group])])]
      .filter(Boolean)
      .join(" ");
