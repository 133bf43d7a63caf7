import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import { styles } from "./styles.ts";

/** A part of a page. Values in `html` templates are escaped. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

const places = [
  { href: "/sandbox", label: "Sandbox" },
  { href: "/sandbox/mailbox", label: "Mailbox" },
  { href: "/sandbox/backoffice", label: "Back office" },
  { href: "/", label: "Portal" },
];

const documentOf = (title: string, body: Html): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · Sandbox</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/sandbox/styles.css" />
      </head>
      <body>
        <aside class="tool" aria-label="About this page">
          Sandbox: a tool for tests. No real money moves here.
        </aside>
        ${body}
      </body>
    </html>`;

/** Renders a page of another party, such as a payment page, without the sandbox's navigation, under its logo. */
export const renderBarePage = (title: string, content: Html, logo?: string | null): Html =>
  documentOf(
    title,
    html`<main id="content" class="sheet">
      <div class="head">
        ${logo ? html`<img src="${logo}" alt="" width="40" height="40" />` : ""}
        <h1>${title}</h1>
      </div>
      ${content}
    </main>`,
  );

/** Renders a page of the provider for the public, in the language of its reader. */
export const renderPaperPage = (
  { language, direction, title }: { language: string; direction: "ltr" | "rtl"; title: string },
  content: Html,
): Html =>
  html`<!doctype html>
    <html lang="${language}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/sandbox/styles.css" />
      </head>
      <body>
        <main id="content" class="sheet">
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;

/** Renders a page of the sandbox's own tools, with one stylesheet and no scripts. */
export const renderPage = (title: string, path: string, content: Html): Html =>
  documentOf(
    title,
    html`<a class="skip" href="#content">Skip to content</a>
      <header>
        <nav aria-label="Sandbox">
          ${places.map(
            ({ href, label }) =>
              html`<a href="${href}" ${path === href ? raw('aria-current="page"') : ""}>${label}</a>`,
          )}
        </nav>
      </header>
      <main id="content">
        <h1>${title}</h1>
        ${content}
      </main>`,
  );

/** Renders a page that explains why a form or link of the tools failed. */
export const renderProblemPage = (path: string, message: string): Html => {
  const home = path.startsWith("/sandbox/backoffice") ? "/sandbox/backoffice" : "/sandbox";
  return renderPage(
    "Not done",
    home,
    html`<p class="bad" role="alert">${message}</p>
      <p><a href="${home}">Back</a></p>`,
  );
};

/** The stylesheet of the tools. */
export const stylesheet = styles;

const dateTime = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "UTC",
});

/** Formats a date in UTC. */
export const formatTime = (date: Date): string => `${dateTime.format(date)} UTC`;

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });

/** Formats a day without time, such as a date of birth. */
export const formatDay = (date: Date): string => day.format(date);

/** Formats an amount of the database for reading: `12340.50` as `12,340.50`. */
export const formatAmount = (amount: string): string => amount.replaceAll(/\B(?=(\d{3})+(?=\.))/g, ",");
