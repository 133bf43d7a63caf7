import { DocsContext, Heading, Subheading, useOf } from "@storybook/addon-docs/blocks";
import { Fragment, type ReactNode, use, useContext } from "react";
import { storyNameFromExport, toId } from "storybook/internal/csf";
import type { PreparedStory } from "storybook/internal/types";
import type { Guidance } from "../../../packages/ui/src/guidance/guidance.ts";
import { namesOf } from "../documented.ts";
import { readChanges } from "./changes.ts";
import { ExampleCard } from "./example-card.tsx";
import { DocsLink, Sentence } from "./sentence.tsx";
import { Sentences, StoryLinks, Terms } from "./guidance-lists.tsx";
import "./guidance.css";

const files = import.meta.glob<{ guidance: Guidance }>("../../../packages/ui/src/**/*.guidance.ts");

async function load(file: string) {
  const [part, { history }] = await Promise.all([files[file]?.(), import("./history.ts")]);
  return part && { ...part, history };
}

const loads = new Map<string, ReturnType<typeof load>>();

/** Returns the guidance beside a file of stories, loaded once. */
function loadBeside(stories: string) {
  const file = stories.replace(/^\./, "../../..").replace(/\.stories\.tsx$/, ".guidance.ts");
  const loading = loads.get(file) ?? load(file);
  loads.set(file, loading);
  return loading;
}

const surroundings = ["Keyboard", "Right To Left", "Narrow", "Phone", "Long Text", "Dark"];

interface SectionProps {
  guidance: Guidance;
  stories: readonly PreparedStory[];
}

function WhenToUse({ guidance }: { guidance: Guidance }) {
  return (
    <>
      <Subheading>When to use it</Subheading>
      <Sentences texts={guidance.use} />
      <Subheading>When not</Subheading>
      <ul>
        {guidance.avoid.map(({ when, use: title }) => (
          <li key={when}>
            <Sentence text={when} /> Use{" "}
            <DocsLink path={`/docs/${toId(title, "docs")}`}>{title.replace(/^.*\//, "")}</DocsLink>.
          </li>
        ))}
      </ul>
    </>
  );
}

function Examples({ guidance, stories }: SectionProps) {
  const storyOf = (name = "") =>
    stories.find(({ id, title }) => id === toId(title, storyNameFromExport(name)));
  const cards = (examples: Guidance["dos"], isGood: boolean) => (
    <div>
      <p className="examples-kind">{isGood ? "Do" : "Don’t"}</p>
      <ul>
        {examples.map((example) => (
          <ExampleCard key={example.text} example={example} isGood={isGood} story={storyOf(example.story)} />
        ))}
      </ul>
    </div>
  );
  return (
    <>
      <Subheading>Do and don’t</Subheading>
      <div className="examples">
        {cards(guidance.dos, true)}
        {cards(guidance.donts, false)}
      </div>
    </>
  );
}

function Access({ guidance, stories }: SectionProps) {
  const isShown = stories.some(({ name }) => surroundings.includes(name));
  return (
    <>
      <Subheading>Keys</Subheading>
      {guidance.keys.length > 0 ? (
        <Terms head={["key", "effect"]} terms={guidance.keys} />
      ) : (
        <p>It takes no focus and has no keys of its own.</p>
      )}
      <Subheading>Accessibility</Subheading>
      <Sentences texts={guidance.accessibility} />
      <p>
        Tested: every story by axe, and again in forced colours, at 320 px, mirrored and dark, as{" "}
        <DocsLink path="/docs/guides-accessibility--docs">Accessibility</DocsLink> describes.
        {isShown && (
          <>
            {" "}
            See it for yourself: <StoryLinks stories={stories} names={surroundings} />.
          </>
        )}
        {guidance.tests.length > 0 && (
          <>
            {" "}
            Its behaviour:{" "}
            {guidance.tests.map((file, index) => (
              <Fragment key={file}>
                {index > 0 && ", "}
                <code>{`packages/ui/src/${file}`}</code>
              </Fragment>
            ))}
            .
          </>
        )}
      </p>
    </>
  );
}

function Language({ guidance }: { guidance: Guidance }) {
  return (
    <>
      <Subheading>Words</Subheading>
      {guidance.words.length > 0 ? <Sentences texts={guidance.words} /> : <p>It has no texts of its own.</p>}
      <Subheading>Right to left</Subheading>
      <p>
        {guidance.rightToLeft === null ? (
          "It is mirrored as a whole."
        ) : (
          <Sentence text={guidance.rightToLeft} />
        )}
      </p>
    </>
  );
}

const meanings: Readonly<Record<Guidance["status"], string>> = {
  stable: "Stable: its properties change only in a release whose changelog says how to follow.",
  trial: "On trial: no screen of the kit uses it yet, and its properties may change in a minor release.",
};

function Status({ guidance, children }: { guidance: Guidance; children: ReactNode }) {
  return (
    <>
      <Subheading>Status and changes</Subheading>
      <p>
        Since {guidance.since ?? "0.1.0"}. {meanings[guidance.status]}
      </p>
      {children}
    </>
  );
}

/**
 * Reads the guidance beside the stories of a page; null for a page without one. It suspends without a boundary, because
 * Storybook lists the headings of a page once it is rendered.
 */
function useGuidance() {
  const { csfFile, preparedMeta } = useOf("meta", ["meta"]);
  const stories = useContext(DocsContext).componentStories();
  const found = use(loadBeside(String(csfFile.meta.parameters?.["fileName"])));
  return found === undefined ? null : { ...found, stories, meta: preparedMeta };
}

/** When to use a part and when not, with examples: what a reader decides before the properties matter. */
export function PartChoice() {
  const found = useGuidance();
  if (found === null) return null;
  return (
    <>
      <Heading>Guidance</Heading>
      <WhenToUse guidance={found.guidance} />
      <Examples guidance={found.guidance} stories={found.stories} />
    </>
  );
}

/** What a part consists of, its keys, accessibility and words, and what changed. */
export function PartDetails() {
  const found = useGuidance();
  if (found === null) return null;
  const { guidance, history, stories, meta } = found;
  const names = [meta.component, ...Object.values(meta.subcomponents ?? {})].flatMap(namesOf);
  const changes = readChanges("@broker/ui", names, history);
  return (
    <>
      <Heading>Details</Heading>
      <Subheading>Anatomy</Subheading>
      <Terms head={["slot", "content"]} terms={guidance.anatomy} />
      <Access guidance={guidance} stories={stories} />
      <Language guidance={guidance} />
      <Status guidance={guidance}>
        {changes.map(({ version, lines }) => (
          <div key={version ?? "next"}>
            <p>{version ?? "Next release"}:</p>
            <Sentences texts={lines} />
          </div>
        ))}
      </Status>
    </>
  );
}
