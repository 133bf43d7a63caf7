/** A name with its explanation: a slot of a part, or a key. Names of properties and exports are in backticks. */
export type Term = readonly [name: string, text: string];

/** A sentence about the use of a part, with a story that shows it. */
export interface Example {
  readonly text: string;
  /** The exported name of a story in the part's own file; a docs page shows stories that fit into half of its width. */
  readonly story?: string;
}

/** A situation in which a different part is better. */
interface Alternative {
  readonly when: string;
  /** The title of the better part's docs page, such as `Actions/Link`. */
  readonly use: string;
}

/**
 * The guidance of a part for designers and developers, in `<part>.guidance.ts` beside its stories. The docs page renders
 * it and adds what all parts have in common, so that only the part's own content is written here. It is not exported,
 * and not part of the package.
 */
export interface Guidance {
  /** The situations that the part is for. */
  readonly use: readonly string[];
  readonly avoid: readonly Alternative[];
  readonly dos: readonly Example[];
  readonly donts: readonly Example[];
  /** The slots in reading order. */
  readonly anatomy: readonly Term[];
  /** Empty for a part without keys of its own. */
  readonly keys: readonly Term[];
  /** The behaviour of the part for users of assistive technology. */
  readonly accessibility: readonly string[];
  /** The part's test files, from `packages/ui/src`. */
  readonly tests: readonly string[];
  /** How to write its texts; empty for a part without texts. */
  readonly words: readonly string[];
  /** What differs in right-to-left languages; null for a part that is only mirrored. */
  readonly rightToLeft: string | null;
  /** `trial` for a part that nothing of the kit uses yet, so that its properties may still change in a minor release. */
  readonly status: "stable" | "trial";
  /** The release that added the part; 0.1.0, the first, by default. */
  readonly since?: string;
}
