import { PageLayout } from "@broker/ui";
import type { ReactNode } from "react";

/** A page with at most a header around it, for what has no place in the menu. */
export function PlainPage({ header = null, children }: { header?: ReactNode; children: ReactNode }) {
  return (
    <PageLayout header={header} footer={null} align="center">
      {children}
    </PageLayout>
  );
}
