import { PageLayout, type PageLayoutProps } from "@broker/ui";
import type { ReactNode } from "react";
import { useLanguageSwitch } from "./use-language-switch.tsx";

interface PlainPageProps extends Pick<PageLayoutProps, "width"> {
  header?: ReactNode;
  children: ReactNode;
}

/** A page outside of the menu, with an optional header and the language choice. */
export function PlainPage({ header = null, children, ...size }: PlainPageProps) {
  return (
    <PageLayout header={header} footer={useLanguageSwitch()} align="center" {...size}>
      {children}
    </PageLayout>
  );
}
