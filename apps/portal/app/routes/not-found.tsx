import { isLocale, NotFoundScreen } from "@broker/screens";
import { pathIn } from "../language/address.ts";
import { useSpoken } from "../language/use-language.ts";
import { Providers } from "../providers.tsx";

export default function NotFound() {
  const { tag } = useSpoken();
  return (
    <Providers>
      <NotFoundScreen {...(isLocale(tag) && { publicHome: pathIn(tag, "/") })} />
    </Providers>
  );
}
