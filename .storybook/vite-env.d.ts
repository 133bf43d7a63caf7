/// <reference types="vite/client" />

declare module "virtual:picture-leads" {
  /** The names of the pictures that the lead of a title adds, by its id. */
  export const leads: Readonly<Record<string, readonly string[]>>;
}

declare module "virtual:messages" {
  /** A message of the screens in each language, as ICU messages. */
  export interface ListedMessage {
    readonly key: string;
    /** The ICU messages by language tag. */
    readonly texts: Readonly<Record<string, string>>;
  }

  /** The messages of a feature, and the titles of its stories. */
  export interface ListedFeature {
    readonly namespace: string;
    readonly stories: readonly string[];
    readonly messages: readonly ListedMessage[];
  }

  /** The messages of all features of the screens. */
  export const features: readonly ListedFeature[];
}

declare module "virtual:token-uses" {
  /** How often the sources name each token, by group and name, such as `space.4`. */
  export const uses: Readonly<Record<string, number>>;
}

declare module "*/index.ts?playground" {
  export * from "@broker/ui";
}
