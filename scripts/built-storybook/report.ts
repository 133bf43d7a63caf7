import { existsSync, readFileSync } from "node:fs";
import type { Compared } from "./compare.ts";

const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

function figure(caption: string, file: string | null): string {
  const picture =
    file !== null && existsSync(file)
      ? `<img loading="lazy" alt="${caption}" src="data:image/png;base64,${readFileSync(file, "base64")}">`
      : "<p>None</p>";
  return `<figure><figcaption>${caption}</figcaption>${picture}</figure>`;
}

function row({ name, before, after, difference, share }: Compared): string {
  const changed = share === null ? "new" : `${(share * 100).toFixed(2)} % of its pixels differ`;
  return `<section aria-label="${escape(name)}" data-name="${escape(name)}">
<h2>${escape(name)}</h2>
<p>${changed}. <button type="button">Accept</button> <code>pnpm pictures:accept ${escape(name)}</code></p>
<div>${figure("Before", before)}${figure("After", after)}${figure("Difference", share === null ? null : difference)}</div>
</section>`;
}

const style = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 2rem; }
section { border-block-start: 1px solid GrayText; padding-block: 1rem; }
section[data-accepted] { opacity: 0.5; }
section > div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; align-items: start; }
figure { margin: 0; }
img { max-inline-size: 100%; border: 1px solid GrayText; }
h2 { font-size: 1.125rem; overflow-wrap: anywhere; }`;

const script = `const isServed = location.protocol.startsWith("http");
const sections = [...document.querySelectorAll("section")];
const mark = (section) => {
  section.dataset.accepted = "";
  section.querySelector("button").textContent = "Accepted";
  section.querySelector("button").disabled = true;
  const count = document.querySelectorAll("[data-accepted]").length;
  document.querySelector("output").textContent = count + " of " + sections.length + " accepted";
};
const accept = async (section) => {
  if ("accepted" in section.dataset) return;
  const answer = await fetch("/accept", { method: "POST", body: section.dataset.name });
  if (answer.ok) mark(section);
};
// A page that is loaded again shows the pictures that were accepted before.
if (isServed) fetch("/accepted").then((answer) => answer.json()).then((names) => {
  for (const section of sections) if (names.includes(section.dataset.name)) mark(section);
});
for (const button of document.querySelectorAll("button")) button.hidden = !isServed;
for (const section of sections) section.querySelector("button").addEventListener("click", () => accept(section));
document.querySelector("#all").addEventListener("click", async () => { for (const one of sections) await accept(one); });`;

/**
 * Renders the report as one page with its pictures. As a file it only shows them; with `pnpm pictures:review` a reviewer also
 * accepts them.
 */
export function renderReport(changes: readonly Compared[], failed: readonly string[], taken: number): string {
  const faults = failed.map((fault) => `<li>${escape(fault)}</li>`).join("");
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pictures that changed</title>
<style>${style}</style>
<h1>${changes.length} of ${taken} pictures changed</h1>
<p>Accept a picture here while <code>pnpm pictures:review</code> serves this page, or by its command. <button type="button" id="all">Accept all</button> <output></output></p>
${faults === "" ? "" : `<h2>Stories that failed</h2><ul>${faults}</ul>`}
${changes.map(row).join("\n")}
<script>${script}</script>
</html>
`;
}
