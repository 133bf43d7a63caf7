import type { ReactNode } from "react";
import { useDrawn } from "./drawn.ts";
import { Footer } from "./frame/footer.tsx";
import { Header } from "./frame/header.tsx";
import { skip } from "./frame/header.css.ts";
import { pageScript, writeSignedInMark, signedInScript } from "./frame/scripts.ts";
import { toAddress, defaultLanguage } from "./languages.ts";
import { languageScript } from "./language-choice.ts";
import { usePage } from "./page.tsx";
import { NOT_FOUND, paths } from "./paths.ts";
import { SHARE } from "./pictures.ts";
import { schemeScript } from "./scheme-choice.ts";
import { ground } from "./style/layout.css.ts";
import sans from "@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url";

/** The metadata of a page for search engines and social networks. */
export interface Meta {
  /** The title, without the company's name except on the front page. */
  readonly title: string;
  readonly description: string;
  /** Excludes the page from search engines. */
  readonly isUnlisted?: boolean;
  /** The address of a feed with the page's content. */
  readonly feed?: string;
  /** JSON-LD, each an object of schema.org. */
  readonly data?: readonly object[];
}

const script = (code: string) => <script dangerouslySetInnerHTML={{ __html: code }} />;

/**
 * The scripts that run before anything is painted, as one, because the policy of the page lists each by its hash: the
 * appearance, on listed pages in the default language the reader's language, on the front page the redirect of a
 * signed-in user, and on the page of an unknown address the mark of one.
 */
function FirstScript({ meta }: { readonly meta: Meta }) {
  const { settings, language, languages, path } = usePage();
  const isDefault = language === defaultLanguage;
  const tags = [language, ...languages.filter((one) => one !== language)].map(({ tag }) => tag);
  const parts = [
    schemeScript,
    isDefault && meta.isUnlisted !== true && languageScript(tags),
    isDefault && path === paths.home && signedInScript(settings),
    path === NOT_FOUND && writeSignedInMark(settings),
  ];
  return script(parts.filter((part) => part !== false).join(";"));
}

interface SharingProps {
  readonly title: string;
  readonly description: string;
}

/** The addresses of a page in all languages, and its preview in social networks. */
function Sharing({ title, description }: SharingProps) {
  const { settings, company, language, languages, path } = usePage();
  const { addressOf } = useDrawn();
  const whole = (tag: typeof language) => settings.origin + toAddress(tag, path);
  return (
    <>
      <link rel="canonical" href={whole(language)} />
      {languages.map((one) => (
        <link key={one.tag} rel="alternate" hrefLang={one.tag} href={whole(one)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={whole(defaultLanguage)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={whole(language)} />
      <meta property="og:locale" content={language.openGraph} />
      <meta property="og:image" content={settings.origin + addressOf(SHARE)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function Head({ meta }: { readonly meta: Meta }) {
  const { settings, company, path } = usePage();
  // The server allows the page to call this origin besides its own, and to submit its form to the origin of the form.
  const feed = URL.parse(settings.contentUrl ?? "")?.origin;
  const title = path === paths.home ? meta.title : `${meta.title} · ${company.name}`;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      {feed === undefined ? null : <meta name="connect-targets" content={feed} />}
      {settings.contactForm?.startsWith("https:") ? (
        <meta name="form-targets" content={new URL(settings.contactForm).origin} />
      ) : null}
      <FirstScript meta={meta} />
      <title>{title}</title>
      <meta name="description" content={meta.description} />
      {meta.isUnlisted === true ? (
        <meta name="robots" content="noindex" />
      ) : (
        <Sharing title={title} description={meta.description} />
      )}
      {meta.feed === undefined ? null : (
        <link rel="alternate" type="application/atom+xml" href={meta.feed} title={title} />
      )}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      <link rel="preload" href={sans} as="font" type="font/woff2" crossOrigin="anonymous" />
      <style data-sheet="" />
      {meta.data?.map((one) => (
        <script
          key={JSON.stringify(one)}
          type="application/ld+json"
          dangerouslySetInnerHTML={{
            __html: JSON.stringify({ "@context": "https://schema.org", ...one }).replaceAll("<", "\\u003c"),
          }}
        />
      ))}
    </head>
  );
}

/** The HTML document of a page: head, header, footer and inline scripts. */
export function Document({ meta, children }: { readonly meta: Meta; readonly children: ReactNode }) {
  const { language, settings } = usePage();
  return (
    <html lang={language.tag} dir={language.direction}>
      <Head meta={meta} />
      <body className={ground}>
        <a className={skip} href="#content">
          {language.messages.frame.skip}
        </a>
        <Header />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <Footer />
        {script(pageScript(settings))}
      </body>
    </html>
  );
}
