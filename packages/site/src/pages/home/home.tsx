import { useMessages } from "../../page.tsx";
import { AsOf, PriceStrip } from "../../parts/quotes.tsx";
import * as layout from "../../style/layout.css.ts";
import { Accounts } from "./accounts.tsx";
import { Figures } from "./figures.tsx";
import { Hero } from "./hero.tsx";
import { LastCall } from "./last-call.tsx";
import { Markets } from "./markets.tsx";
import { Platforms } from "./platforms.tsx";
import { Questions } from "./questions.tsx";
import { Safety } from "./safety.tsx";
import { Way } from "./way.tsx";

const shown = ["EURUSD", "USDJPY", "XAUUSD", "US500", "NAS100", "USOIL", "NVDA", "BTCUSD"];

/** The front page. */
export function Home() {
  const { home } = useMessages();
  return (
    <>
      <Hero />
      <div className={layout.wide}>
        <PriceStrip symbols={shown} label={home.strip} />
        <AsOf />
      </div>
      <Figures />
      <Way />
      <Markets />
      <Accounts />
      <Platforms />
      <Safety />
      <Questions />
      <LastCall />
    </>
  );
}
