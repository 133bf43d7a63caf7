import type { Company } from "@broker/hooks";
import { Logo } from "@broker/ui";
import { useProviderFile } from "./provider-files.tsx";

/** The company's logo in a box of fixed size, so that loading it does not shift the layout. */
export function CompanyLogo({ company, width }: { company: Company | null; width: number }) {
  const fileOf = useProviderFile();
  const height = Math.round(width / 4);
  return company ? (
    <Logo src={fileOf(company.companyLogo)} alt={company.companyName} width={width} height={height} />
  ) : (
    <svg width={width} height={height} aria-hidden />
  );
}
