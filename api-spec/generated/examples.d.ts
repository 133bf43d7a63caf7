// Made by `pnpm generate` from the YAML files. Do not edit.
import type { operations } from "./types.js";

type Answer<Call extends keyof operations> = operations[Call]["responses"][200]["content"]["application/json"];

/** What a call answers when it did what it says. */
export type SuccessOf<Call extends keyof operations> = Extract<Answer<Call>, { responseCode: 1 }>;

/** What a call answers when it is refused. */
export type RefusalOf<Call extends keyof operations> = Exclude<Answer<Call>, { responseCode: 1 }>;

/** One success and one refusal of every call. */
export declare const examples: {
  readonly [Call in keyof operations]: { readonly success: SuccessOf<Call>; readonly refusal: RefusalOf<Call> };
};
