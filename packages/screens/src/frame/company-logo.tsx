import type { Company } from "@broker/hooks";

/** The company's logo in a box of fixed size, so that nothing moves when it comes. */
export function CompanyLogo({ company, width }: { company: Company | null; width: number }) {
  const height = Math.round(width / 4);
  return company ? (
    <img src={company.companyLogo} alt={company.companyName} width={width} height={height} />
  ) : (
    <svg width={width} height={height} aria-hidden />
  );
}
