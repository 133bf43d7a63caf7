import { PaymentHandoffScreen } from "@broker/screens/payment-handoff";
import { useSearchParams } from "react-router-dom";
import { config } from "../../config.ts";
import { RoutedProviders } from "../../routed-providers.tsx";

/** The server reads `form-targets` and allows the forms of this document only to be submitted there. */
export const meta = () => [
  { name: "robots", content: "noindex" },
  { name: "form-targets", content: config.paymentHosts.map((host) => `https://${host}`).join(" ") },
];

/** The hand-off document: a separate window that submits a payment's form to the gateway. */
export default function PaymentHandoff() {
  const [search] = useSearchParams();
  return (
    <RoutedProviders>
      <PaymentHandoffScreen search={search} />
    </RoutedProviders>
  );
}
