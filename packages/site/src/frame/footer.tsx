import { formatContactHours } from "../contact-hours.ts";
import { documentNames } from "../content/document-names.ts";
import { toAddress } from "../languages.ts";
import { useAddress, useFigures, useMessages, usePage } from "../page.tsx";
import { documentPath, paths } from "../paths.ts";
import * as css from "./footer.css.ts";
import { Logo } from "./logo.tsx";
import { mapOf, type Place } from "./map.ts";

const builtIn = new Date().getFullYear();

function Column({ title, places }: { readonly title: string; readonly places: readonly Place[] }) {
  const address = useAddress();
  const { path } = usePage();
  return (
    <nav aria-label={title}>
      <p className={css.columnTitle} aria-hidden>
        {title}
      </p>
      <ul>
        {places.map((place) => (
          <li key={place.path}>
            <a
              className={css.link}
              href={address(place.path)}
              aria-current={place.path === path ? "page" : undefined}
            >
              {place.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Documents() {
  const { frame } = useMessages();
  const address = useAddress();
  return (
    <nav aria-label={frame.footer.documents}>
      <p className={css.columnTitle} aria-hidden>
        {frame.footer.documents}
      </p>
      <ul>
        {documentNames.map((name) => (
          <li key={name}>
            <a className={css.link} href={address(documentPath(name))}>
              {frame.documents[name]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ContactLines() {
  const { frame } = useMessages();
  const { company, language } = usePage();
  const { contact } = company;
  return (
    <div>
      <p className={css.columnTitle}>{frame.footer.contact}</p>
      <ul>
        <li>
          <a className={css.link} href={`mailto:${contact.email}`}>
            {contact.email}
          </a>
        </li>
        <li>
          <a className={css.link} href={`tel:${contact.phone.replaceAll(" ", "")}`}>
            <bdi>{contact.phone}</bdi>
          </a>
        </li>
        <li className={css.hours}>{formatContactHours(language, contact.hours)}</li>
      </ul>
    </div>
  );
}

function Risk() {
  const { frame } = useMessages();
  const { losingAccounts } = usePage().company;
  const { number } = useFigures();
  return (
    <section className={css.risk} aria-labelledby="risk">
      <h2 id="risk" className={css.riskTitle}>
        {frame.footer.riskTitle}
      </h2>
      <p className={css.riskText}>
        {frame.footer.risk}
        {losingAccounts ? ` ${frame.footer.losing(`${number(losingAccounts.value)}%`)}` : ""}
      </p>
    </section>
  );
}

/** A sentence in which some parts stay on one line: a broken number cannot be looked up in a register. */
function Unbroken({ of, parts }: { readonly of: string; readonly parts: readonly string[] }) {
  const [part, ...others] = parts;
  if (part === undefined) return of;
  const [before = "", ...after] = of.split(part);
  return (
    <>
      <Unbroken of={before} parts={others} />
      {after.length > 0 ? <span className={css.unbroken}>{part}</span> : null}
      <Unbroken of={after.join(part)} parts={others} />
    </>
  );
}

/** The footer of every public page. */
export function Footer() {
  const messages = useMessages();
  const { frame } = messages;
  const map = mapOf(messages);
  const address = useAddress();
  const { company, languages, language, path } = usePage();
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <div className={css.top}>
          <a href={address(paths.home)}>
            <Logo />
          </a>
          <ul className={css.languages}>
            {languages.map((one) => (
              <li key={one.tag}>
                <a
                  className={css.link}
                  href={toAddress(one, path)}
                  hrefLang={one.tag}
                  lang={one.tag}
                  aria-current={one === language ? "true" : undefined}
                >
                  {one.name}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div className={css.columns}>
          <Column title={frame.trading} places={[...map.trading, map.platforms]} />
          <Column title={frame.about} places={[...map.about, ...map.tools]} />
          <Documents />
          <ContactLines />
        </div>
        <Risk />
        <div className={css.print}>
          {company.isDemonstration ? <p className={css.demonstration}>{frame.footer.demonstration}</p> : null}
          {company.entities.map((entity) => (
            <p key={entity.id}>
              <Unbroken
                parts={[entity.registration, entity.licence]}
                of={frame.footer.licensed(entity.name, entity.registration, entity.regulator, entity.licence)}
              />
            </p>
          ))}
          <p>
            <span data-company-name="">{company.name}</span> © <span data-year="">{builtIn}</span>{" "}
            {frame.footer.rights}
          </p>
        </div>
      </div>
    </footer>
  );
}
