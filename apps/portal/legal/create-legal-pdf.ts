import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { marked, type Token, type Tokens } from "marked";
import PDFDocument from "pdfkit";

const require = createRequire(import.meta.url);
const fonts = {
  plain: require.resolve("@fontsource/geist/files/geist-latin-400-normal.woff"),
  strong: require.resolve("@fontsource/geist/files/geist-latin-600-normal.woff"),
};
/** The date of the texts, so that builds on different days are identical. */
const writtenOn = new Date("2026-11-01T00:00:00Z");

const ink = "#14181f";
const quiet = "#5b6472";
const margins = { top: 76, bottom: 84, left: 76, right: 76 };

const isHeading = (token: Token): token is Tokens.Heading => token.type === "heading";
const isParagraph = (token: Token): token is Tokens.Paragraph => token.type === "paragraph";
const isList = (token: Token): token is Tokens.List => token.type === "list";

type Doc = InstanceType<typeof PDFDocument>;
type Structure = ReturnType<Doc["struct"]>;

/** Adds a block of the text with its tag for screen readers. */
function setBlock(doc: Doc, structParent: Structure, token: Token): void {
  if (isHeading(token)) {
    const isTitle = token.depth === 1;
    if (!isTitle && doc.y > doc.page.height - margins.bottom - 90) doc.addPage();
    doc.moveDown(isTitle ? 0 : 0.9);
    doc.font("strong", isTitle ? 26 : 13).fillColor(ink);
    doc.outline.addItem(token.text);
    doc.text(token.text, { structParent, structType: isTitle ? "H1" : "H2" }).moveDown(isTitle ? 0.5 : 0.35);
  } else if (isParagraph(token)) {
    doc
      .font("plain", 11)
      .fillColor(ink)
      .text(token.text, { structParent, structType: "P", lineGap: 4 })
      .moveDown(0.55);
  } else if (isList(token)) {
    doc.font("plain", 11).fillColor(ink);
    const items = token.items.map(({ text }) => text);
    const list = doc.struct("L");
    structParent.add(list);
    doc.list(items, { lineGap: 4, bulletRadius: 1.6, textIndent: 14, structParent: list });
    doc.moveDown(0.55);
  } else if (token.type !== "space") throw new Error(`A legal text has no ${token.type}`);
}

/** Adds page numbers at the foot, as artifacts that screen readers skip. */
function numberPages(doc: Doc, title: string): void {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    doc.page.margins.bottom = 0;
    doc.markContent("Artifact", { type: "Pagination", attached: ["Bottom"] });
    const y = doc.page.height - 52;
    const width = doc.page.width - margins.left - margins.right;
    doc.font("plain", 9).fillColor(quiet);
    doc.text(title, margins.left, y, { width, lineBreak: false });
    doc.text(`${page + 1} / ${count}`, margins.left, y, { width, align: "right", lineBreak: false });
    doc.endMarkedContent();
  }
}

/** Returns the file of a legal text of the public site. */
const textOf = (name: string) => require.resolve(`@broker/site/legal/${name}.md`);

/** Creates a tagged PDF of a legal text of the public site, by its name without the extension. */
export async function createLegalPdf(name: string): Promise<Uint8Array> {
  const tokens = marked.lexer(await readFile(textOf(name), "utf8"));
  const title = tokens.find(isHeading)?.text ?? name;
  const doc = new PDFDocument({
    size: "A4",
    margins,
    pdfVersion: "1.7",
    tagged: true,
    lang: "en",
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: "The Company", CreationDate: writtenOn, ModDate: writtenOn },
  });
  const chunks: Uint8Array[] = [];
  doc.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise((resolve) => doc.on("end", resolve));
  for (const [font, file] of Object.entries(fonts)) doc.registerFont(font, file);
  const text = doc.struct("Document");
  doc.addStructure(text);
  for (const token of tokens) setBlock(doc, text, token);
  text.end();
  numberPages(doc, title);
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}
