/** What may be chosen: one name for each variant, or yes and no where its names are `true` and `false`. */
export type Choice<Variants> = {
  [Group in keyof Variants]?:
    | (keyof Variants[Group] extends "true" | "false" ? boolean : keyof Variants[Group] & (string | number))
    | undefined;
};

type Names = Readonly<Record<string, string | number | boolean | undefined>>;

/** Makes what gives the class names of a part for a choice of its variants; `byDefault` holds for what is not chosen. */
export const classNames =
  (base: string, variants: Readonly<Record<string, Readonly<Record<string, string>>>>, byDefault: Names) =>
  (choice: Names = {}): string =>
    [base, ...Object.entries(variants).map(([group, of]) => of[String(choice[group] ?? byDefault[group])])]
      .filter(Boolean)
      .join(" ");
