import { useCompany } from "@broker/hooks";

interface PageTitleProps {
  children: string;
  /** The open tab of the page, so that each tab has its own title. */
  part?: string;
  /** The description for search engines, on public pages. */
  description?: string;
}

/**
 * Sets the title of the browser's tab in the current language: the open tab, the page and the company, each name once;
 * and the description of a public page.
 */
export function PageTitle({ children, part, description }: PageTitleProps) {
  const company = useCompany();
  const words = [part, children, company?.companyName].filter((word) => word !== undefined);
  return (
    <>
      <title>{[...new Set(words)].join(" · ")}</title>
      {description === undefined ? null : <meta name="description" content={description} />}
    </>
  );
}
