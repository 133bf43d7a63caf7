import { useCompany } from "@broker/hooks";

/** The title of the browser's tab, in the language in use: the page, then the company. */
export function PageTitle({ children }: { children: string }) {
  const company = useCompany();
  return <title>{company ? `${children} · ${company.companyName}` : children}</title>;
}
