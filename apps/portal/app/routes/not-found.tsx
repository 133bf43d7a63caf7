import { NotFoundScreen } from "@broker/screens";
import { Providers } from "../providers.tsx";

export const meta = () => [{ title: "Page Not Found!" }];

export default function NotFound() {
  return (
    <Providers>
      <NotFoundScreen />
    </Providers>
  );
}
