import { type Broker, catalogueQueries } from "@broker/hooks";
import { preloadCompany } from "../frame/preload-company.ts";

export { SignUpScreen } from "../registration/sign-up.screen.tsx";

/** Preloads the screen's first data: the company, and the countries. */
export function preload(broker: Broker): void {
  preloadCompany(broker);
  void broker.queryClient.prefetchQuery(catalogueQueries.countries(broker));
}
