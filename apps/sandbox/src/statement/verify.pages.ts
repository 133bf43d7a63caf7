import { html } from "hono/html";
import { languageOf } from "../http/language.ts";
import type { App } from "../http/env.ts";
import type { Deps } from "../deps.ts";
import { consumeOf } from "../http/rate-limit.ts";
import { type Html, renderPaperPage } from "../pages/page.ts";
import { formatExact, formatSubject, formatTimeIn } from "./statement-text.ts";
import { statementStore } from "./statement.store.ts";
import { paperWords } from "./words/paper-words.ts";
import { type VerifyWords, verifyWords } from "./words/verify-words.ts";

/** The rate limit of verifications per network; a code cannot be guessed, so it protects the database only. */
const TRIES = { points: 30, seconds: 60 };

/** Removes what people add when they type a code: hyphens, spaces, small letters. */
const readCode = (text: string): string => text.replaceAll(/[\s-]/g, "").toUpperCase();

type Found = NonNullable<Awaited<ReturnType<typeof statementStore.verify>>>;

function renderFound({ kind, subject, madeAt, pdfSha256, total, companyName }: Found, w: VerifyWords): Html {
  const t = w.paper;
  const rows: readonly (readonly [term: string, value: string])[] = [
    [w.issuer, companyName],
    [w.document, t.titles[kind]],
    [kind === "transaction" ? t.reference : t.period, formatSubject({ kind, subject }, t)],
    [kind === "transaction" ? t.amountUsd : w.closingTotal, formatExact(total ?? "0", t)],
    [t.madeOn, madeAt ? formatTimeIn(madeAt, t) : ""],
  ];
  return html`<p class="good"><strong>${w.genuine}</strong></p>
    <p>${w.compare}</p>
    <dl>
      ${rows.map(
        ([term, value]) =>
          html`<dt>${term}</dt>
            <dd><bdi>${value}</bdi></dd>`,
      )}
      <dt>${w.fingerprint}</dt>
      <dd><code dir="ltr">${pdfSha256 ?? ""}</code></dd>
    </dl>
    <p class="muted">${w.nothingElse}</p>`;
}

/**
 * Adds the public page that verifies a statement by its code. The page shows the figures of the statement and nothing about its
 * client, and has the same answer for every invalid code.
 */
export function verifyPages(app: App, deps: Deps): void {
  if (!deps.config.capabilities.includes("statements")) return;
  app.get("/verify/:code{[A-Za-z0-9 -]{1,80}}", async (context) => {
    await consumeOf(deps.sql, "verify", { address: context.var.address }, TRIES, deps.clock.now());
    const language = languageOf(context) ?? "en";
    const w: VerifyWords = { ...verifyWords[language], paper: paperWords[language] };
    const found = await statementStore.verify(deps.sql, readCode(context.req.param("code")));
    const page = { language, direction: w.paper.direction, title: w.title };
    context.header("cache-control", "no-store");
    context.header("x-robots-tag", "noindex");
    return found
      ? context.html(renderPaperPage(page, renderFound(found, w)))
      : context.html(renderPaperPage(page, html`<p class="bad" role="alert">${w.unknown}</p>`), 404);
  });
}
