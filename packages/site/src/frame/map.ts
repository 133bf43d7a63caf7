import { groups } from "../content/instruments/instrument.ts";
import type { SiteMessages } from "../messages/site-messages.ts";
import { groupPath, paths } from "../paths.ts";

/** A page of the site in menus. */
export interface Place {
  readonly path: string;
  readonly name: string;
  readonly text?: string;
}

/** Returns the sections of the site, in the order of the header and the footer. */
export function mapOf({ frame, instruments }: SiteMessages) {
  const place = (key: keyof typeof frame.pages): Place => {
    const [name, text] = frame.pages[key];
    return { path: paths[key], name, text };
  };
  return {
    trading: [
      place("accountTypes"),
      place("instruments"),
      ...groups.map((group): Place => ({
        path: groupPath(group),
        name: frame.groups[group],
        text: instruments.groupHeadline[group],
      })),
    ],
    platforms: place("platforms"),
    tools: [place("calendar"), place("news"), place("calculators")],
    about: [place("about"), place("regulation"), place("legal"), place("privacy"), place("contact")],
  } as const;
}
