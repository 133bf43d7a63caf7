import type { Company } from "./content/company.ts";
import { companies } from "./content/companies.ts";
import { defaultLanguage, type SiteLanguage } from "./languages.ts";
import { usePage } from "./page.tsx";
import sizes from "./pictures/sizes.json" with { type: "json" };

/** Every picture that was drawn, by its file; its address has a hash of what it shows. */
const addresses: Readonly<Record<string, string>> = import.meta.glob("./pictures/*/*/*", {
  eager: true,
  query: "?url",
  import: "default",
});

const sizeOf: Readonly<Record<string, readonly number[]>> = sizes;

/**
 * Returns the folder of a company's pictures in a language; without such pictures, the folder in English, or else the folder of
 * the demonstration.
 */
function folderOf(company: Company, language: SiteLanguage): string {
  const folders = [company, ...companies].flatMap(({ id }) =>
    [language, defaultLanguage].map(({ tag }) => `${id}/${tag}`),
  );
  const found = folders.find((folder) => sizeOf[`${folder}/dashboard`] !== undefined);
  if (found === undefined) throw new Error("No picture of the product was drawn.");
  return found;
}

/** The pictures of the page's company in its language. */
export function useDrawn() {
  const { company, language } = usePage();
  const folder = folderOf(company, language);
  return {
    addressOf(file: string): string {
      const address = addresses[`./pictures/${folder}/${file}`];
      if (address === undefined) throw new Error(`There is no picture ${folder}/${file}.`);
      return address;
    },
    /** Returns the width and height of the drawn screen, in px. */
    sizeOf(name: string): readonly [width: number, height: number] {
      const [width = 0, height = 0] = sizeOf[`${folder}/${name}`] ?? [];
      return [width, height];
    },
  };
}
