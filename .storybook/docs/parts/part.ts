/** A property of a part, as its documentation shows it. */
export interface Prop {
  readonly name: string;
  /** The type without `undefined`. */
  readonly type: string;
  /** The values of a type that is a list of literals, in the order of the source; none for any other type. */
  readonly values: readonly (string | number)[];
  /** The declarations of the package's own types that the type names. */
  readonly detail: string;
  readonly isRequired: boolean;
  readonly description: string;
  readonly byDefault: string | null;
}

/** An exported component with its documentation. */
export interface Part {
  readonly name: string;
  /** The docstring without its tags. */
  readonly description: string;
  /** The code of the `@example` tag with its imports, or null if the docstring has no such tag. */
  readonly example: string | null;
  readonly props: readonly Prop[];
}
