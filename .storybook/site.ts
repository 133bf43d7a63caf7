import { createElement, type ComponentProps, type ReactNode } from "react";
import type { SitePage } from "./site-page.tsx";

let page: typeof SitePage | null = null;

/** Whether a story is a section of the public site. */
export const isOfSite = (title: string): boolean => title.startsWith("Site/");

/** Loads the page around the sections of the public site, with the words of all languages. */
export async function loadSitePage(): Promise<void> {
  page = (await import("./site-page.tsx")).SitePage;
}

/** Renders a section of the public site within its page layout, which must be loaded before. */
export const InSite = (props: ComponentProps<typeof SitePage>): ReactNode =>
  page === null ? props.children : createElement(page, props);
