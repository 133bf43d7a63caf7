interface Pictures {
  /** Resizes the viewport, in px. */
  resize: (width: number, height: number) => Promise<void>;
  /** Compares a story with its baseline; throws where they differ. */
  compare: (element: HTMLElement, name: string) => Promise<void>;
}

/** Holds the function that takes pictures: set while stories run as tests, null in Storybook itself. */
export const pictures: { taker: Pictures | null } = { taker: null };

/** Stories with this tag are compared with a baseline. */
export const pictureTag = "picture";
