import "./layers.css";
import type { ReactNode } from "react";
import { useSpoken } from "./language/use-language.ts";

interface DocumentProps {
  /** The further content of the head. A page that starts without the router keeps this content of the built HTML. */
  head?: ReactNode;
  /** The scripts after the content, which start the page. */
  scripts?: ReactNode;
  children: ReactNode;
}

/** The HTML document of every page with scripts. */
export function Document({ head, scripts, children }: DocumentProps) {
  const { tag, direction } = useSpoken();
  return (
    // The page's first script may have set attributes from its address.
    <html lang={tag} dir={direction} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {/* React Aria adds a style with this id unless the page has one: a new layer styles the whole page again. */}
        <meta id="react-aria-pressable-style" />
        {head}
      </head>
      <body>
        {children}
        <template id="end" />
        {scripts}
      </body>
    </html>
  );
}
