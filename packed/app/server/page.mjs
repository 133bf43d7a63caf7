import { catalogueQueries, createBroker } from "@broker/hooks";
import { loadLanguage } from "@broker/screens";
import { LoginScreen } from "@broker/screens/login";
import {
  Button,
  Card,
  EmptyState,
  Faq,
  Heading,
  Notice,
  Section,
  Stack,
  Trend,
  Wallet,
  createBrand,
  createThemeStyleSheet,
  formatMoney,
} from "@broker/ui";
import meridian from "@broker/ui/brands/meridian.json" with { type: "json" };
import { createElement as h } from "react";
import { renderToPipeableStream } from "react-server-dom-webpack/server";

const storage = { getItem: () => null, setItem() {}, removeItem() {} };

/** An async server component: what needs no browser is rendered here, and the rest in the browser. */
async function Page() {
  const { locale, direction } = await loadLanguage("ar");
  const broker = createBroker({
    baseUrl: "https://api.example.com",
    companyId: 9,
    local: storage,
    session: storage,
  });
  const { queryKey } = catalogueQueries.countries(broker);
  return h(
    "main",
    { lang: locale, dir: direction, "data-root": queryKey[0] },
    h("style", null, createThemeStyleSheet(createBrand(meridian))),
    h(
      Card,
      null,
      h(Stack, null, h(Heading, { level: 1 }, "Prices")),
      h(
        Section,
        { heading: "Questions", level: 2 },
        h(Faq, { entries: [{ question: "Why?", answer: "So." }] }),
      ),
      h(Notice, { tone: "information" }, formatMoney("1234.5", "USD", "en-GB")),
      h(EmptyState, { title: "Nothing yet", icon: Wallet }),
      h(Trend, { direction: "up", label: "Up" }),
    ),
    h(Button, { type: "button" }, "Buy"),
    h(LoginScreen, { search: null }),
  );
}

// The manifest in which a framework stores how to load each reference.
const manifest = new Proxy({}, { get: (_, id) => ({ id, name: String(id).split("#").at(-1), chunks: [] }) });
renderToPipeableStream(h(Page), manifest, {
  onError(error) {
    throw error;
  },
}).pipe(process.stdout);
