import type { ReactElement } from "react";
import type { Company } from "../content/company.ts";
import { documentNames } from "../content/document-names.ts";
import { instruments } from "../content/instruments/all.ts";
import { groups } from "../content/instruments/instrument.ts";
import type { Meta } from "../document.tsx";
import { nameIn } from "../instrument-name.ts";
import { addressIn, type SiteLanguage } from "../languages.ts";
import { documentPath, groupPath, instrumentPath, paths } from "../paths.ts";
import type { SiteSettings } from "../settings.ts";
import { AboutUs } from "./about/about-us.tsx";
import { Contact } from "./about/contact.tsx";
import { LegalDocument } from "./about/legal-document.tsx";
import { Legal } from "./about/legal.tsx";
import { Privacy } from "./about/privacy.tsx";
import { Regulation } from "./about/regulation.tsx";
import { Home } from "./home/home.tsx";
import { NotFound } from "./not-found/not-found.tsx";
import { organisation, questions, way } from "./structured-data.ts";
import { Calendar } from "./tools/calendar.tsx";
import { News } from "./tools/news.tsx";
import { AccountTypes } from "./trading/accounts.tsx";
import { InstrumentPage } from "./trading/instrument.tsx";
import { InstrumentGroup, Instruments } from "./trading/instruments.tsx";
import { Platforms } from "./trading/platforms.tsx";

export interface PageNeeds {
  readonly company: Company;
  readonly language: SiteLanguage;
  readonly settings: SiteSettings;
}

/** A page of the site. */
export interface SitePage {
  /** Its canonical path in the default language. */
  readonly path: string;
  readonly content: ReactElement;
  readonly meta: Meta;
}

/** The path that stands for every unknown one. */
export const NOT_FOUND = "/404";

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
    ...instruments.map((one) => ({
      path: instrumentPath(one),
      content: <InstrumentPage of={one} />,
      meta: {
        title: words.one.title(one.symbol, nameIn(language, one)),
        description: words.one.description(one.symbol, nameIn(language, one), `1:${one.leverage}`),
      },
    })),
    { path: paths.platforms, content: <Platforms />, meta: platforms },
  ];
}

/** Every page of the site in a language: its table of contents. */
export function sitePages({ company, language, settings }: PageNeeds): readonly SitePage[] {
  const { frame, home, about, tools, notFound } = language.messages;
  const pages: readonly SitePage[] = [
    ...tradingPages(language),
    { path: paths.calendar, content: <Calendar />, meta: tools.calendar },
    { path: paths.news, content: <News />, meta: tools.news },
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
      meta: { ...about.contact, data: [questions(about.contact.answers)] },
    },
  ];
  const address = (path: string) => settings.origin + addressIn(language, path);
  return [
    {
      path: paths.home,
      content: <Home />,
      meta: {
        title: home.title(company.name),
        description: home.description,
        data: [organisation(company, settings.origin)],
      },
    },
    ...pages.map((page) => ({
      path: page.path,
      content: page.content,
      meta: {
        title: page.meta.title,
        description: page.meta.description,
        data: [...(page.meta.data ?? []), way(page, pages, address)],
      },
    })),
    {
      path: NOT_FOUND,
      content: <NotFound />,
      meta: { title: notFound.title, description: notFound.text, isUnlisted: true },
    },
  ];
}
