import { documentNames } from "../content/document-names.ts";
import { instruments } from "../content/instruments/all.ts";
import { groups } from "../content/instruments/instrument.ts";
import { instrumentNameOf } from "../instrument-name.ts";
import { toAddress, type SiteLanguage } from "../languages.ts";
import { documentPath, groupPath, instrumentPath, NOT_FOUND, orderPath, paths } from "../paths.ts";
import { orders } from "../market/orders.ts";
import { AboutUs } from "./about/about-us.tsx";
import { ContactAnswer } from "./about/contact-answer.tsx";
import { Contact } from "./about/contact.tsx";
import { LegalDocument } from "./about/legal-document.tsx";
import { Legal } from "./about/legal.tsx";
import { Privacy } from "./about/privacy.tsx";
import { Regulation } from "./about/regulation.tsx";
import { Home } from "./home/home.tsx";
import { NotFound } from "./not-found/not-found.tsx";
import type { PageNeeds, SitePage } from "./site-page.ts";
import { toOrganisation, toQuestions, toBreadcrumb } from "./structured-data.ts";
import { calendarPages, newsPages } from "./tools/tool-pages.tsx";
import { Calculators } from "./tools/calculators.tsx";
import { AccountTypes } from "./trading/accounts.tsx";
import { InstrumentPage } from "./trading/instrument.tsx";
import { InstrumentGroup, Instruments, OrderedInstruments } from "./trading/instruments.tsx";
import { Platforms } from "./trading/platforms.tsx";

function tradingPages(language: SiteLanguage): readonly SitePage[] {
  const { instruments: words, accounts, platforms } = language.messages;
  return [
    { path: paths.accountTypes, content: <AccountTypes />, meta: accounts },
    { path: paths.instruments, content: <Instruments />, meta: words },
    ...groups.map((group) => ({
      path: groupPath(group),
      content: <InstrumentGroup group={group} />,
      meta: { title: words.groupTitle[group], description: words.groupDescription[group] },
    })),
    ...orders.map((order) => ({
      path: orderPath(order),
      content: <OrderedInstruments order={order} />,
      meta: {
        title: words.ordered.title(words.orders[order]),
        description: words.ordered.description(words.orders[order]),
      },
    })),
    ...instruments.map((one) => ({
      path: instrumentPath(one),
      content: <InstrumentPage of={one} />,
      meta: {
        title: words.one.title(one.symbol, instrumentNameOf(language, one)),
        description: words.one.description(one.symbol, instrumentNameOf(language, one), `1:${one.leverage}`),
      },
    })),
    { path: paths.platforms, content: <Platforms />, meta: platforms },
  ];
}

/** Lists every page of the site in a language. */
export function sitePages(needs: PageNeeds): readonly SitePage[] {
  const { company, language, settings } = needs;
  const { frame, home, about, calculators, contactForm, notFound } = language.messages;
  const pages: readonly SitePage[] = [
    ...tradingPages(language),
    ...calendarPages(needs),
    ...newsPages(needs),
    { path: paths.calculators, content: <Calculators />, meta: calculators },
    { path: paths.about, content: <AboutUs />, meta: about.us },
    { path: paths.regulation, content: <Regulation />, meta: about.regulation },
    { path: paths.legal, content: <Legal />, meta: about.legal },
    ...documentNames.map((name) => ({
      path: documentPath(name),
      content: <LegalDocument name={name} />,
      meta: {
        title: frame.documents[name],
        description: about.legal.pageDescription(frame.documents[name], about.legal.summary[name]),
      },
    })),
    { path: paths.privacy, content: <Privacy />, meta: about.privacy },
    {
      path: paths.contact,
      content: <Contact />,
      meta: { ...about.contact, data: [toQuestions(about.contact.answers)] },
    },
  ];
  const address = (path: string) => settings.origin + toAddress(language, path);
  return [
    {
      path: paths.home,
      content: <Home />,
      meta: {
        title: home.title(company.name),
        description: home.description,
        data: [toOrganisation(company, settings.origin)],
      },
    },
    ...pages.map((page) => ({
      path: page.path,
      content: page.content,
      meta: {
        ...page.meta,
        data: [...(page.meta.data ?? []), toBreadcrumb(page, pages, address)],
      },
    })),
    {
      path: NOT_FOUND,
      content: <NotFound />,
      meta: { title: notFound.title, description: notFound.text, isUnlisted: true },
    },
    ...([true, false] as const).map((isSent) => {
      const { title, description } = isSent ? contactForm.sent : contactForm.notSent;
      return {
        path: isSent ? paths.sent : paths.notSent,
        content: <ContactAnswer isSent={isSent} />,
        meta: { title, description, isUnlisted: true },
      };
    }),
  ];
}
