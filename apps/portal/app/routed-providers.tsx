import { useNavigate } from "react-router-dom";
import { Providers, type ProvidersProps } from "./providers.tsx";

/** The providers around a page of the router, which opens other pages unless the page does it itself. */
export function RoutedProviders(props: Omit<ProvidersProps, "navigate"> & Partial<ProvidersProps>) {
  const go = useNavigate();
  return <Providers navigate={(path, options) => void go(path, options)} {...props} />;
}
