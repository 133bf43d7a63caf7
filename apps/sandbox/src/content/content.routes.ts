import type { Context } from "hono";
import * as v from "valibot";
import type { Deps } from "../deps.ts";
import { sendJson } from "../http/answer.ts";
import type { App, Env } from "../http/env.ts";
import { networksOf } from "../http/network.ts";
import { Problem } from "../http/problem.ts";
import { consumeOf } from "../http/rate-limit.ts";
import { type AnswerCache, createAnswerCache } from "./answer-cache.ts";
import { STEP } from "./market/quotes.ts";
import {
  askCalendar,
  askInstruments,
  askNews,
  askQuotes,
  DayQuery,
  NoQuery,
  type Question,
  QuoteQuery,
} from "./questions.ts";

/**
 * The rate limit of computed answers, per address. A page reads every five seconds; several people may share an
 * address.
 */
const LIMIT = { points: 600, seconds: 60 };

function read<Schema extends v.GenericSchema>(schema: Schema, context: Context<Env>): v.InferOutput<Schema> {
  const result = v.safeParse(schema, context.req.query());
  if (result.success) return result.output;
  const errors = result.issues.map(({ path, message }) => ({
    path: path?.map(({ key }) => String(key)).join(".") ?? "",
    code: "malformed",
    message,
  }));
  throw new Problem(400, "malformed", "The request is malformed.", { errors });
}

interface Read<Schema extends v.GenericSchema> {
  /** The time for which the provider and the client cache an answer. */
  readonly seconds: number;
  readonly query: Schema;
  readonly ask: (now: number, query: v.InferOutput<Schema>) => Question;
}

/** Adds a read of the content port: the same answer to the same request within a few seconds. */
function contentRoute<Schema extends v.GenericSchema>(
  app: App,
  deps: Deps,
  cache: AnswerCache,
  path: string,
  { seconds, query, ask }: Read<Schema>,
): void {
  app.get(`/content/${path}`, async (context) => {
    const { address } = context.var;
    const readers = networksOf(address);
    const step = seconds * 1000;
    const now = Math.floor(deps.clock.now().getTime() / step) * step;
    const { asked, cost, language, answer } = ask(now, read(query, context));
    const question = `${path} ${JSON.stringify(asked)}`;
    const { text, etag, compressed } = await deps.reads.take(readers, async () => {
      // A cached answer is not limited.
      if (!cache.has(question, now))
        await consumeOf(deps.sql, "content", { address }, LIMIT, deps.clock.now(), cost);
      return cache.answer(question, now, async () => JSON.stringify(await answer()));
    });
    const isKnown = context.req.header("if-none-match") === etag;
    deps.reads.spend(readers, isKnown ? 0 : text.length);
    const headers: Readonly<Record<string, string>> = {
      "cache-control": `public, max-age=${seconds}`,
      etag,
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
      ...(language !== null && { "content-language": language }),
    };
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    return isKnown ? context.body(null, 304) : sendJson(context, text, 200, compressed);
  });
}

/**
 * Adds the content port: quotes, events and news of a made-up market, computed from the clock alone. The public pages
 * read it; its schema is `@broker/api-spec/content.json`.
 */
export function contentRoutes(app: App, deps: Deps): void {
  const cache = createAnswerCache();
  contentRoute(app, deps, cache, "instruments", { seconds: 3600, query: NoQuery, ask: askInstruments });
  contentRoute(app, deps, cache, "quotes", { seconds: STEP / 1000, query: QuoteQuery, ask: askQuotes });
  contentRoute(app, deps, cache, "calendar", { seconds: 60, query: DayQuery, ask: askCalendar });
  contentRoute(app, deps, cache, "news", { seconds: 60, query: DayQuery, ask: askNews });
  app.get("/content/*", () => {
    throw new Problem(404, "notFound", "The content port has no such read.");
  });
}
