import { Link, Text } from "@broker/ui";

/** The toolbar's choices, which a frame must get to look like the page around it. */
export type Choices = Readonly<Record<string, unknown>>;

const told = ["brand", "scheme", "locale", "direction", "density", "motion", "network"];
const widths: Readonly<Record<string, string>> = { narrow: "20rem", phone: "24.375rem", tablet: "51.25rem" };

/** Returns the width of a story's viewport; undefined for a story without one. */
export function widthOf(viewport: unknown): string | undefined {
  const value: unknown =
    typeof viewport === "object" && viewport !== null ? Reflect.get(viewport, "value") : viewport;
  return widths[String(value)];
}

/** A story in an iframe on a docs page, for stories that need a separate window (a whole screen, a dialog). */
export function FramedStory({ id, name, choices }: { id: string; name: string; choices: Choices }) {
  const globals = told.map((choice) => `${choice}:${String(choices[choice])}`).join(";");
  const address = `./iframe.html?id=${id}&viewMode=story&globals=${globals}`;
  return (
    <>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this very site, with its worker */}
      <iframe
        className="framed-story"
        title={name}
        src={address}
        loading="lazy"
        style={{ inlineSize: widthOf(choices["viewport"]) }}
      />
      <Text size="small">
        <Link href={`./?path=/story/${id}`} target="_parent">
          Open alone
        </Link>
      </Text>
    </>
  );
}
