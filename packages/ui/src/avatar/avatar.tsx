import { avatar } from "./avatar.css.ts";

const graphemes = (text: string) => [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);

/** First letters of the first and the last word. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => graphemes(word ?? "")[0] ?? "").join("");
}

export interface AvatarProps {
  /** The person's name; shown as initials and hidden from screen readers, as the name stands beside it. */
  name: string;
  size?: "small" | "large";
}

/**
 * A person as a disc with initials.
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
