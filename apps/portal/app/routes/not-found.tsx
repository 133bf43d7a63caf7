import { isLocale, NotFoundScreen } from "@broker/screens";
import { useSpoken } from "../language/use-language.ts";
import { publicHomeIn } from "../places.ts";
import { Providers } from "../providers.tsx";

export default function NotFound() {
  const { tag } = useSpoken();
  return (
    <Providers>
      <NotFoundScreen {...(isLocale(tag) && { publicHome: publicHomeIn(tag) })} />
    </Providers>
  );
}
