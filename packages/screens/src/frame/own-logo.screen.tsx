import { useCompany } from "@broker/hooks";
import { CompanyLogo } from "./company-logo.tsx";

/** The logo of this deployment's company, connected: what is around it is not rendered again when it arrives. */
export const OwnLogo = ({ width }: { width: number }) => <CompanyLogo company={useCompany()} width={width} />;
