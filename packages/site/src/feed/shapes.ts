import document from "@broker/api-spec/content.json" with { type: "json" };
import type { components } from "@broker/api-spec/content";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

type Schemas = components["schemas"];
/** The answers of the content port, by the name of their schema. */
export type Answers = Pick<Schemas, "Instruments" | "Quotes" | "Calendar" | "News">;

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(document, "port");

const shape = <Name extends keyof Answers>(name: Name) =>
  ajv.compile<Answers[Name]>({ $ref: `port#/components/schemas/${name}` });

const shapes: { readonly [Name in keyof Answers]: ReturnType<typeof shape<Name>> } = {
  Instruments: shape("Instruments"),
  Quotes: shape("Quotes"),
  Calendar: shape("Calendar"),
  News: shape("News"),
};

/** Validates an answer of a feed by its schema; throws with the invalid parts. */
export function readAs<Name extends keyof Answers>(name: Name, value: unknown): Answers[Name] {
  const isAnswer = shapes[name];
  if (isAnswer(value)) return value;
  throw new Error(`${name}: ${ajv.errorsText(isAnswer.errors, { dataVar: "answer" })}`);
}
