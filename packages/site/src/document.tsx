import type { ReactNode } from "react";
import { Footer } from "./frame/footer.tsx";
import { Header } from "./frame/header.tsx";
import { skip } from "./frame/header.css.ts";
import { pageScript, schemeScript, signedInScript } from "./frame/scripts.ts";
import { addressIn, defaultLanguage } from "./languages.ts";
import { usePage } from "./page.tsx";
import { paths } from "./paths.ts";
import sans from "@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url";

/** What search engines and those who share a page are told of it. */
export interface Meta {
  /** Without the company's name, but on the front page. */
  readonly title: string;
  readonly description: string;
  /** Kept out of search engines. */
  readonly isUnlisted?: boolean;
  /** JSON-LD, each an object of schema.org. */
  readonly data?: readonly object[];
}

const script = (code: string) => <script dangerouslySetInnerHTML={{ __html: code }} />;

function Head({ meta }: { readonly meta: Meta }) {
  const { settings, company, language, languages, path } = usePage();
  const whole = (tag: typeof language) => settings.origin + addressIn(tag, path);
  const title = path === paths.home ? meta.title : `${meta.title} · ${company.name}`;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      {script(schemeScript)}
      {path === paths.home && language === defaultLanguage ? script(signedInScript(settings)) : null}
      <title>{title}</title>
      <meta name="description" content={meta.description} />
      {meta.isUnlisted === true ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={whole(language)} />
          {languages.map((one) => (
            <link key={one.tag} rel="alternate" hrefLang={one.tag} href={whole(one)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={whole(defaultLanguage)} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={company.name} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={meta.description} />
          <meta property="og:url" content={whole(language)} />
          <meta property="og:locale" content={language.openGraph} />
          <meta property="og:image" content={`${settings.origin}/site/share.png`} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
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

/** The document around a page: head, header, footer and the little that runs. */
export function Document({ meta, children }: { readonly meta: Meta; readonly children: ReactNode }) {
  const { language, settings } = usePage();
  return (
    <html lang={language.tag} dir={language.direction}>
      <Head meta={meta} />
      <body>
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
