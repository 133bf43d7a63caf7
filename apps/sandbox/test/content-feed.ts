import document from "@broker/api-spec/content.json" with { type: "json" };
import type { components } from "@broker/api-spec/content";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Provider } from "./provider.ts";

/** The schemas of the content port. */
export type Schemas = components["schemas"];

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addSchema(document, "port");

/** Returns the reads of a provider's content feed. */
export function feedOf(provider: () => Provider) {
  const ask = (path: string, headers: Record<string, string> = {}) =>
    provider().send(new Request(`http://localhost:4000/content/${path}`, { headers }));
  /** Sends a read at an instant, and parses the answer by the port's document. */
  async function at<Name extends "Quotes" | "Calendar" | "News">(
    name: Name,
    instant: string,
    path: string,
  ): Promise<Schemas[Name]> {
    provider().clock.freeze(Date.parse(instant));
    const answer: unknown = await (await ask(path)).json();
    const fits = ajv.compile<Schemas[Name]>({ $ref: `port#/components/schemas/${name}` });
    if (!fits(answer)) throw new Error(ajv.errorsText(fits.errors));
    return answer;
  }
  return { ask, at };
}
