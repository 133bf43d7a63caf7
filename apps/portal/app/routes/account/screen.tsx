import { useLocation, useSearchParams } from "react-router-dom";
import { screenAt } from "../../area.ts";
import { broker } from "../../broker.ts";
import { noteOpened } from "../../opened-page.ts";

/** Preloads the screen's code and data; the page opens when the code has loaded or failed. */
export async function clientLoader({ request }: { request: Request }) {
  const page = new URL(request.url);
  const { pathname, searchParams } = page;
  noteOpened(page);
  const screen = screenAt(pathname);
  screen?.preload(broker, searchParams);
  await screen?.preloadCode(searchParams);
  return null;
}

/** The screen of the client area at this path. */
export default function AccountScreen() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const found = screenAt(pathname);
  return found && <found.Screen search={search} />;
}
