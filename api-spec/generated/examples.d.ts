// Made by `pnpm generate` from the YAML files. Do not edit.
import type { components, operations } from "./types.js";

/** The body of a problem of transport or access. */
type Problem = components["schemas"]["Problem"];
/** The answer of an operation, done or refused. */
type Answer<Call extends keyof operations> = operations[Call]["responses"][200]["content"]["application/json"];

/** The type of an example, in which a file is a line of text. */
type FilesAsText<Body> = { [Field in keyof Body]: Body[Field] extends Blob ? string : Body[Field] };

/** The input of an operation: its body or its query; `never` where it has none. */
export type RequestOf<Call extends keyof operations> = operations[Call] extends {
  requestBody: { content: infer Content };
}
  ? FilesAsText<Content[keyof Content]>
  : NonNullable<operations[Call]["parameters"]["query"]>;

/** The answer of an operation that was done. */
export type SuccessOf<Call extends keyof operations> = Extract<Answer<Call>, { responseCode: 1 }>;

/** The answer of an operation that was refused. */
export type RefusalOf<Call extends keyof operations> = Exclude<Answer<Call>, { responseCode: 1 }>;

/** A request, a success and a refusal of every operation. */
export declare const examples: {
  readonly [Call in keyof operations]: {
    readonly request: RequestOf<Call>;
    readonly success: SuccessOf<Call>;
    readonly refusal: RefusalOf<Call>;
  };
};

/** The answers to problems of transport and access, by name. */
export declare const problems: {
  readonly BadRequest: { readonly status: 400; readonly body: Problem };
  readonly Unauthorized: { readonly status: 401; readonly body: Problem };
  readonly Forbidden: { readonly status: 403; readonly body: Problem };
  readonly NotFound: { readonly status: 404; readonly body: Problem };
  readonly Conflict: { readonly status: 409; readonly body: Problem };
  readonly TooLarge: { readonly status: 413; readonly body: Problem };
  readonly UnsupportedMediaType: { readonly status: 415; readonly body: Problem };
  readonly Unprocessable: { readonly status: 422; readonly body: Problem };
  readonly TooManyRequests: { readonly status: 429; readonly body: Problem };
  readonly ServerError: { readonly status: 500; readonly body: Problem };
  readonly NotImplemented: { readonly status: 501; readonly body: Problem };
  readonly Unavailable: { readonly status: 503; readonly body: Problem };
};
