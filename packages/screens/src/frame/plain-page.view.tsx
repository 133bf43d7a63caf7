import { PageLayout } from "@broker/ui";
import type { ReactNode } from "react";

/** A page with nothing around it, for what has no place in the menu. */
export function PlainPage({ children }: { children: ReactNode }) {
  return (
    <PageLayout header={null} footer={null}>
      {children}
    </PageLayout>
  );
}
