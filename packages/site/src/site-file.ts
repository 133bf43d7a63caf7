/** A file of the built site, by its path in the served folder. */
export interface SiteFile {
  readonly path: string;
  readonly content: string;
}
