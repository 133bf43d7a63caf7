import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { StartError } from "../config.ts";
import type { PortalConfiguration } from "./portal-configuration.ts";

/** The module of a built portal that creates the style sheet of a brand; it fits the styles of its build. */
const MODULE = "create-brand-styles.mjs";
/** The shortened names of the custom properties in the public pages of a build. */
const NAMES = "property-names.json";

/** The style sheet of a brand. */
interface BrandStyles {
  readonly css: string;
  /** The same for public pages, whose custom properties have other names. */
  readonly publicCss: string;
  /** The path of the font to preload; null for no font, undefined for the font of the build. */
  readonly font: string | null | undefined;
}

/** The changes of a configuration in the styles of a page; null leaves a part unchanged. */
export interface ConfiguredStyles {
  readonly brand: BrandStyles | null;
  /** The rule that hides other languages. */
  readonly languages: string | null;
}

const isFont = (value: unknown): value is BrandStyles["font"] =>
  value === undefined || value === null || typeof value === "string";

/** Returns a style sheet with the names of the public pages, without the custom properties that they do not use. */
async function withPublicNames(folder: string, css: string): Promise<string> {
  const text = await readFile(join(folder, NAMES), "utf8").catch(() => "{}");
  const names: unknown = JSON.parse(text);
  const shortOf = (name: string): string => {
    const short: unknown = Reflect.get(Object(names), name);
    return typeof short === "string" ? short : "";
  };
  return css
    .replaceAll(/(--broker-[\w-]+):([^;}]*);?/g, (_declaration, name: string, value: string) =>
      shortOf(name) === "" ? "" : `${shortOf(name)}:${value};`,
    )
    .replaceAll(/(?<=var\()--broker-[\w-]+/g, (name) => shortOf(name) || name);
}

async function createBrandStyles(folder: string, brand: unknown): Promise<BrandStyles> {
  const file = join(folder, MODULE);
  if (!existsSync(file))
    throw new StartError(`${file} is missing: the portal was built without a brand of the configuration.`);
  const module: unknown = await import(pathToFileURL(file).href);
  const create: unknown = Reflect.get(Object(module), "createBrandStyles");
  try {
    const created: unknown = typeof create === "function" ? create(brand) : null;
    const { css, font } = Object(created);
    if (typeof css !== "string" || !isFont(font)) throw new Error(`${file} creates no styles.`);
    return { css, publicCss: await withPublicNames(folder, css), font };
  } catch (error) {
    const accent = JSON.stringify(Reflect.get(Object(brand), "accent"));
    const message = error instanceof Error ? error.message : String(error);
    const reason = message.replace(/^The brand "[^"]*" cannot be read well enough: /, "Here ");
    throw new StartError(
      `brand.accent is ${accent}: the colours of a brand must be readable on the page and below their text. ${reason} (brand: primary buttons; onBrand: their text; canvas: the page; surface: a card). A darker accent helps in the light scheme, and accentDark in the dark one.`,
      { cause: error },
    );
  }
}

const isTag = (value: unknown): value is string => typeof value === "string" && /^[a-z]+$/.test(value);

/**
 * Hides languages that are not offered in the switches of prerendered pages, until React has rendered the offered languages.
 */
function hideOthers(languages: readonly unknown[]): string {
  const others = `:not(${languages
    .filter(isTag)
    .map((tag) => `[lang="${tag}"]`)
    .join()})`;
  return `nav li:has(>a>span[lang]${others}){display:none!important}`;
}

/**
 * Creates the styles that a configuration brings to the pages of a built portal. Throws a {@link StartError} for a brand
 * that cannot be read.
 */
export async function createConfiguredStyles(
  folder: string,
  { brand, languages }: PortalConfiguration,
): Promise<ConfiguredStyles> {
  return {
    brand: brand === undefined ? null : await createBrandStyles(folder, brand),
    languages: Array.isArray(languages) ? hideOthers(languages) : null,
  };
}
