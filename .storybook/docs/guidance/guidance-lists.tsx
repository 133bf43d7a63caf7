import { Fragment } from "react";
import type { PreparedStory } from "storybook/internal/types";
import type { Term } from "../../../packages/ui/src/guidance/guidance.ts";
import { ScrollBox } from "../scroll-box.tsx";
import { DocsLink, Sentence } from "./sentence.tsx";

/** A list of sentences. */
export const Sentences = ({ texts }: { texts: readonly string[] }) => (
  <ul>
    {texts.map((text) => (
      <li key={text}>
        <Sentence text={text} />
      </li>
    ))}
  </ul>
);

/** A table of terms with their explanations. */
export function Terms({ head, terms }: { head: readonly [string, string]; terms: readonly Term[] }) {
  return (
    <ScrollBox label={head.join(", ")} className="guidance-table">
      <table>
        <thead>
          <tr>
            {head.map((words) => (
              <th key={words} scope="col">
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {terms.map(([name, text]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <Sentence text={text} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

/** A list of links to the named stories of a part. */
export function StoryLinks({
  stories,
  names,
}: {
  stories: readonly PreparedStory[];
  names: readonly string[];
}) {
  return stories
    .filter(({ name }) => names.includes(name))
    .map(({ id, name }, index) => (
      <Fragment key={id}>
        {index > 0 && ", "}
        <DocsLink path={`/story/${id}`}>{name}</DocsLink>
      </Fragment>
    ));
}
