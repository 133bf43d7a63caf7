import type { ReactNode } from "react";
import {
  footer as footerStyle,
  footerColumn,
  header as headerStyle,
  headerColumn,
  main,
  page,
} from "./page-layout.css.ts";

export interface PageLayoutProps {
  /** `null` where there is none. */
  header: ReactNode;
  /** `null` where there is none. */
  footer: ReactNode;
  /** Whether a short content stands at the top of what is free, or in its middle; at the top unless told. */
  align?: "start" | "center";
  /** How wide the content may be: that of a page unless told, or that of one form alone. */
  width?: "page" | "form";
  children: ReactNode;
}

/**
 * The frame of a public page: header, content of readable width, footer. Plain markup, good without scripts.
 *
 * @example
 * <PageLayout header={<Logo />} footer={<Text size="small">…</Text>}>…</PageLayout>
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
