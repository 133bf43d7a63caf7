/** The reason why a value is not allowed: a code with parameters, which screens turn into a sentence. */
export interface Issue<Code extends string = string> {
  readonly code: Code;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** The first issue of each field; a field without an issue is absent. */
export type Issues<Values, Code extends string = string> = { readonly [Field in keyof Values]?: Issue<Code> };
