import { isLocale, NotFoundScreen } from "@broker/screens";
import { useSpoken } from "../language/use-language.ts";
import { publicHomeIn } from "../places.ts";
import { RoutedProviders } from "../routed-providers.tsx";

export default function NotFound() {
  const { tag } = useSpoken();
  return (
    <RoutedProviders>
      <NotFoundScreen {...(isLocale(tag) && { publicHome: publicHomeIn(tag) })} />
    </RoutedProviders>
  );
}
