import { NotFoundScreen } from "@broker/screens";
import { Providers } from "../providers.tsx";

export default function NotFound() {
  return (
    <Providers>
      <NotFoundScreen />
    </Providers>
  );
}
