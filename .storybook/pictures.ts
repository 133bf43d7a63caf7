interface Pictures {
  /** Gives the window another size, in px. */
  resize: (width: number, height: number) => Promise<void>;
  /** Stops the clock at the day of the pictures. */
  prepare: () => void;
  /** Compares what a story shows with its reference; throws where they differ. */
  compare: (element: HTMLElement, name: string) => Promise<void>;
  /** Lets the clock run again. */
  finish: () => void;
}

/** What takes pictures: set while stories run as tests, and nothing in the Storybook itself. */
export const pictures: { taker: Pictures | null } = { taker: null };

/** Stories with this tag are compared with a picture. */
export const pictureTag = "picture";
