import { avatar } from "./avatar.css.ts";

const graphemes = (text: string) => [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);

/** Returns the first letters of the first and the last word. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => graphemes(word ?? "")[0] ?? "").join("");
}

/** The properties of {@link Avatar}. */
export interface AvatarProps {
  /** The person's name, shown as initials. It is hidden from screen readers, because the name is shown beside it. */
  name: string;
  /** `small` for a line of text, `large` for the head of a page. */
  size?: "small" | "large";
}

/**
 * The initials of a person in a disc.
 *
 * @example
 * <Avatar name="Amira Rahman" size="large" />
 */
export function Avatar({ name, size }: AvatarProps) {
  return (
    <span aria-hidden className={avatar({ size })}>
      {initialsOf(name)}
    </span>
  );
}
