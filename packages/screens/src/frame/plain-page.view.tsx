import { PageLayout, type PageLayoutProps } from "@broker/ui";
import type { ReactNode } from "react";

interface PlainPageProps extends Pick<PageLayoutProps, "width"> {
  header?: ReactNode;
  children: ReactNode;
}

/** A page with at most a header around it, for what has no place in the menu. */
export function PlainPage({ header = null, children, ...size }: PlainPageProps) {
  return (
    <PageLayout header={header} footer={null} align="center" {...size}>
      {children}
    </PageLayout>
  );
}
