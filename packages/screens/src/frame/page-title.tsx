import { useCompany } from "@broker/hooks";

interface PageTitleProps {
  children: string;
  /** The tab of the page that is open, so that each has a title of its own. */
  part?: string;
}

/** The title of the browser's tab, in the language in use: the open part, the page, then the company, each name once. */
export function PageTitle({ children, part }: PageTitleProps) {
  const company = useCompany();
  const words = [part, children, company?.companyName].filter((word) => word !== undefined);
  return <title>{[...new Set(words)].join(" · ")}</title>;
}
