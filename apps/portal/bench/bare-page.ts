/** The attributes that texts, links, fields and the hero picture need. */
const kept = new Set([
  "href",
  "src",
  "srcset",
  "sizes",
  "width",
  "height",
  "media",
  "type",
  "alt",
  "lang",
  "dir",
  "name",
]);

/** The rules of a font file that the page preloads. */
const fontFace = (file: string) =>
  `@font-face{font-family:Text;src:url(${file}) format("woff2");font-weight:100 900;font-display:swap}body{font-family:Text,sans-serif}img{max-width:100%;height:auto}`;

/**
 * Returns the plain page with which a built page is compared: the same text and fields, the same font, and the first picture,
 * as HTML without a class, a script or a layout. The picture is at the start, so that both pages show it at once.
 */
export function barePage(html: string): string {
  const [, title = ""] = /<title>(.*?)<\/title>/.exec(html) ?? [];
  const [preload = "", font = ""] = /<link rel="preload" href="([^"]*\.woff2)"[^>]*>/.exec(html) ?? [];
  const [, body = ""] = /<body[^>]*>([\s\S]*)<\/body>/.exec(html) ?? [];
  const pictures = /<picture\b[\s\S]*?<\/picture>/g;
  const [hero = ""] = body.match(pictures) ?? [];
  const plain = (hero + body.replaceAll(pictures, ""))
    .replaceAll(/<(script|style|svg|template)\b[\s\S]*?<\/\1>/g, "")
    .replaceAll(/<([a-z][a-z0-9-]*)((?:\s[^<>]*?)?)(\/?)>/gi, (_tag, name: string, attributes: string) => {
      const own = [...attributes.matchAll(/\s([a-z-]+)="[^"]*"/gi)].filter(([, key = ""]) =>
        kept.has(key.toLowerCase()),
      );
      return `<${name}${own.map(([text]) => text).join("")}>`;
    });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>${preload}<style>${fontFace(font)}</style></head><body>${plain}</body></html>`;
}
