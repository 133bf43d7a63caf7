type Tagged<Tag extends string, Name, Of> =
  Of extends Record<Tag, infer Names> ? (Name extends Names ? Of : never) : never;

/** The member of a union with a step; never where there is none. */
export type Step<Of extends { readonly step: string }, Name extends Of["step"]> = Tagged<"step", Name, Of>;

/** The member of a union with a status. */
export type Status<Of extends { readonly status: string }, Name extends Of["status"]> = Tagged<
  "status",
  Name,
  Of
>;

/** The names of a member's commands; never where it has none. */
export type Commands<Of> = {
  [Name in keyof Of]: Of[Name] extends (...args: never) => void ? Name : never;
}[keyof Of];
