import { PaymentHandoffScreen } from "@broker/screens";
import { useSearchParams } from "react-router-dom";
import { config } from "../../config.ts";
import { Providers } from "../../providers.tsx";

/** The server reads `form-targets` and lets the forms of this document, and of no other, lead there. */
export const meta = () => [
  { name: "robots", content: "noindex" },
  { name: "form-targets", content: config.paymentHosts.map((host) => `https://${host}`).join(" ") },
];

/** The hand-off document: a window of its own that submits a payment's form to the gateway. */
export default function PaymentHandoff() {
  const [search] = useSearchParams();
  return (
    <Providers>
      <PaymentHandoffScreen reference={search.get("reference")} />
    </Providers>
  );
}
