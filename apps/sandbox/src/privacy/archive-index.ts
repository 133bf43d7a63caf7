import { html, raw } from "hono/html";
import type { Language } from "../db/names.ts";
import type { Html } from "../pages/page.ts";
import type { WrittenTexts } from "./personal-texts.ts";
import { indexWords } from "./words/index-words.ts";
import type { IndexWords } from "./words/words.ts";

const STYLES = `
body {
  font-family: system-ui, sans-serif;
  line-height: 1.5;
  max-width: 45rem;
  margin: 2rem auto;
  padding: 0 1rem;
}
table {
  border-collapse: collapse;
  width: 100%;
}
th,
td {
  padding: 0.5rem;
  text-align: start;
  border-bottom: 1px solid;
}
`;

/** Renders the table of the files of an archive. */
function renderFiles({ texts, files }: WrittenTexts, words: IndexWords): Html {
  const { locale, what, file, rows, files: folder, names } = words;
  const counts = new Intl.NumberFormat(locale);
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${what}</th>
        <th scope="col">${file}</th>
        <th scope="col">${rows}</th>
      </tr>
    </thead>
    <tbody>
      ${texts.map(
        (one) =>
          html`<tr>
            <th scope="row">${names[one.file]}</th>
            <td><a href="${one.file}.json" dir="ltr">${one.file}.json</a></td>
            <td>${counts.format(one.rows)}</td>
          </tr>`,
      )}
      <tr>
        <th scope="row">${folder}</th>
        <td><span dir="ltr">files/</span></td>
        <td>${counts.format(files.length)}</td>
      </tr>
    </tbody>
  </table>`;
}

/**
 * Writes the page that lists the files of an archive, in the language of the client. It has no text of the client and no
 * script, and needs no other file.
 */
export async function writeIndex(
  data: WrittenTexts,
  { language, madeAt }: { readonly language: Language; readonly madeAt: Date },
): Promise<string> {
  const { locale, direction, title, intro, leftOut } = indexWords[language];
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });
  const page = html`<!doctype html>
    <html lang="${language}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <style>
          ${raw(STYLES)}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${intro.replace("{time}", dates.format(madeAt))}</p>
          ${renderFiles(data, indexWords[language])}
          <p>${leftOut}</p>
        </main>
      </body>
    </html>`;
  return String(await page);
}
