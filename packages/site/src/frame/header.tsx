import { Action } from "../parts/action.tsx";
import { useAddress, useMessages, usePage, useSignIn, useSignUp } from "../page.tsx";
import { paths } from "../paths.ts";
import { Choices } from "./choices.tsx";
import * as css from "./header.css.ts";
import { Logo } from "./logo.tsx";
import { mapOf, type Place } from "./map.ts";

function useCurrent() {
  const { path } = usePage();
  return {
    is: (place: Place) => (place.path === path ? "page" : undefined),
    isWithin: (places: readonly Place[]) =>
      places.some((place) => place.path === path || path.startsWith(`${place.path}/`)) || undefined,
  };
}

function Mega({
  id,
  name,
  places,
}: {
  readonly id: string;
  readonly name: string;
  readonly places: readonly Place[];
}) {
  const address = useAddress();
  const current = useCurrent();
  return (
    <>
      <button type="button" className={css.opener} popoverTarget={id} data-current={current.isWithin(places)}>
        {name}
      </button>
      <div id={id} popover="auto" className={css.mega}>
        <ul className={css.megaColumns}>
          {places.map((place) => (
            <li key={place.path}>
              <a className={css.place} href={address(place.path)} aria-current={current.is(place)}>
                <span className={css.placeName}>{place.name}</span>
                {place.text === undefined ? null : <span className={css.placeText}>{place.text}</span>}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function Sheet() {
  const messages = useMessages();
  const { frame } = messages;
  const map = mapOf(messages);
  const address = useAddress();
  const current = useCurrent();
  const signUp = useSignUp();
  const signIn = useSignIn();
  const sections = [
    [frame.trading, [...map.trading, map.platforms]],
    [frame.tools, map.tools],
    [frame.about, map.about],
  ] as const;
  return (
    <div id="sheet" popover="auto" className={css.sheet}>
      <nav aria-label={frame.menu}>
        {sections.map(([name, places]) => (
          <div key={name} className={css.sheetGroup}>
            <p className={css.sheetTitle}>{name}</p>
            <ul>
              {places.map((place) => (
                <li key={place.path}>
                  <a className={css.sheetLink} href={address(place.path)} aria-current={current.is(place)}>
                    {place.name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={css.sheetGroup}>
        <Choices id="sheet" />
      </div>
      <div className={css.sheetActions}>
        <Action href={signUp}>{frame.openAccount}</Action>
        <Action href={signIn} look="secondary">
          {frame.signIn}
        </Action>
      </div>
    </div>
  );
}

/** The button that opens the choice of language and colours. */
function ChoicesButton() {
  const { frame } = useMessages();
  const { language } = usePage();
  return (
    <div className={css.deskOnly}>
      <button
        type="button"
        className={css.opener}
        popoverTarget="choices"
        aria-label={`${language.name}: ${frame.settings}`}
      >
        <span lang={language.tag}>{language.name}</span>
      </button>
      <div id="choices" popover="auto" className={css.corner}>
        <Choices id="corner" />
      </div>
    </div>
  );
}

/** The header of every public page. Its menus are popovers, which need no scripts. */
export function Header() {
  const messages = useMessages();
  const { frame } = messages;
  const map = mapOf(messages);
  const address = useAddress();
  const current = useCurrent();
  const signUp = useSignUp();
  const signIn = useSignIn();
  return (
    <header className={css.header}>
      <div className={css.bar}>
        <a className={css.logo} href={address(paths.home)}>
          <Logo />
        </a>
        <nav className={css.nav} aria-label={frame.main}>
          <Mega id="menu-trading" name={frame.trading} places={map.trading} />
          <a
            className={css.entry}
            href={address(map.platforms.path)}
            aria-current={current.is(map.platforms)}
          >
            {map.platforms.name}
          </a>
          <Mega id="menu-tools" name={frame.tools} places={map.tools} />
          <Mega id="menu-about" name={frame.about} places={map.about} />
        </nav>
        <div className={css.end}>
          <ChoicesButton />
          <div className={css.deskOnly}>
            <Action href={signIn} look="plain" isCompact>
              {frame.signIn}
            </Action>
          </div>
          <div className={css.roomOnly}>
            <Action href={signUp} isCompact>
              {frame.openAccount}
            </Action>
          </div>
          <div className={css.phoneOnly}>
            <button type="button" className={css.burger} popoverTarget="sheet">
              {frame.menu}
            </button>
            <Sheet />
          </div>
        </div>
      </div>
    </header>
  );
}
