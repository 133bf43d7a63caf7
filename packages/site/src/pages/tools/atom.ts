import { toAddress, type SiteLanguage } from "../../languages.ts";
import { dayOf } from "../../market/calendar.ts";
import { listPieces } from "../../market/news.ts";
import { newsPath, paths } from "../../paths.ts";

/** Matches a character that XML 1.0 cannot contain, escaped or not: one makes readers refuse the whole feed. */
const NO_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const escaped = (text: string) =>
  text
    .replaceAll(NO_XML, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

export const atomPath = (language: SiteLanguage): string => `${toAddress(language, paths.news)}/atom.xml`;

/** Renders the news of a language as an Atom feed (RFC 4287). */
export function renderAtomFeed(language: SiteLanguage, origin: string, author: string): string {
  const { title, description } = language.messages.tools.news;
  const pieces = listPieces(language);
  const entries = pieces.map(({ id, at, title, lead, body, topic }) => {
    const address = `${origin}${toAddress(language, newsPath(dayOf(at)))}#${id}`;
    return `<entry><id>${address}</id><title>${escaped(title)}</title><updated>${at}</updated><link href="${address}"/><category term="${topic}"/><summary>${escaped(lead)}</summary><content type="text">${escaped([lead, ...body].join("\n\n"))}</content></entry>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language.tag}"><id>${origin}${atomPath(language)}</id><title>${escaped(`${title} · ${author}`)}</title><subtitle>${escaped(description)}</subtitle><updated>${pieces[0]?.at ?? ""}</updated><author><name>${escaped(author)}</name></author><link href="${origin}${toAddress(language, paths.news)}"/><link rel="self" href="${origin}${atomPath(language)}"/>
${entries.join("\n")}
</feed>
`;
}
