import type { ReactNode } from "react";
import {
  footer as footerStyle,
  footerColumn,
  header as headerStyle,
  headerColumn,
  main,
  page,
} from "./page-layout.css.ts";

/** The properties of {@link PageLayout}. */
export interface PageLayoutProps {
  /** `null` where there is none. */
  header: ReactNode;
  /** `null` where there is none. */
  footer: ReactNode;
  /** The vertical position of short content: at the top (the default), or centred. */
  align?: "start" | "center";
  /** The maximum width of the content: the width of a page by default, or the width of a form. */
  width?: "page" | "form";
  /** The content of the page. */
  children: ReactNode;
}

/**
 * The layout of a public page: header, content of readable width, footer. Its markup works without scripts.
 *
 * @example
 * <PageLayout header={<Text as="strong">Northgale</Text>} footer={<Text size="small">Northgale © 2026</Text>}><Heading level={1}>Terms</Heading></PageLayout>
 */
export function PageLayout({ header, footer, align, width, children }: PageLayoutProps) {
  return (
    <div className={page}>
      {header !== null && (
        <header className={headerStyle}>
          <div className={headerColumn}>{header}</div>
        </header>
      )}
      <main id="content" tabIndex={-1} className={main({ align, width })}>
        {children}
      </main>
      {footer !== null && (
        <footer className={footerStyle}>
          <div className={footerColumn}>{footer}</div>
        </footer>
      )}
    </div>
  );
}
