import type { Sql } from "../db/database.ts";
import { mails } from "../db/schema/mailbox.ts";
import type { Deps } from "../deps.ts";
import { enqueue } from "../jobs/job.service.ts";
import { html } from "hono/html";

/** An e-mail in words: paragraphs, and the link or code that it is about. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly link?: { readonly href: string; readonly label: string };
  readonly code?: string;
}

/** Sends an e-mail: written with what caused it, in one transaction, so that it goes out exactly if that happened. */
export async function sendLetter(deps: Deps, sql: Sql, letter: Letter): Promise<void> {
  const sentAt = deps.clock.now();
  const { to, subject, greeting, paragraphs, link, code } = letter;
  const text = [
    greeting,
    ...paragraphs,
    ...(link ? [`${link.label}: ${link.href}`] : []),
    ...(code ? [code] : []),
  ].join("\n\n");
  const body = html`<p>${greeting}</p>
    ${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
    ${link ? html`<p><a href="${link.href}">${link.label}</a></p>` : ""}
    ${code ? html`<p><strong>${code}</strong></p>` : ""}`;
  const [mail] = await sql
    .insert(mails)
    .values({
      to: to.toLowerCase(),
      subject,
      text,
      html: String(await body),
      link: link?.href ?? null,
      code: code ?? null,
      sentAt,
    })
    .returning({ mailId: mails.mailId });
  if (mail && deps.config.smtpUrl) await enqueue(sql, { kind: "smtp", payload: mail, dueAt: sentAt });
}
