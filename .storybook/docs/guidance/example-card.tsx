import { DocsContext } from "@storybook/addon-docs/blocks";
import { useContext, useEffect, useRef } from "react";
import type { PreparedStory } from "storybook/internal/types";
import type { Example } from "../../../packages/ui/src/guidance/guidance.ts";
import { frameOf } from "../frame-of.ts";
import { ExampleFrame } from "./example-frame.tsx";
import { DocsLink, Sentence } from "./sentence.tsx";

interface StoryProps {
  story: PreparedStory;
}

const reporters = { showMain() {}, showError() {}, showException() {} };

/**
 * A story as Storybook's own `Story` block renders it, which would repeat the id of the same story further down the
 * page.
 */
function ShownStory({ story }: StoryProps) {
  const { renderStoryToElement } = useContext(DocsContext);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return undefined;
    const options = { autoplay: false, forceInitialArgs: true };
    const remove = renderStoryToElement(story, place.current, reporters, options);
    // React refuses to unmount another root while it renders.
    return () => queueMicrotask(() => void remove());
  }, [renderStoryToElement, story]);
  return <div ref={place} className="example-story sb-unstyled" />;
}

/** Returns the frame of a story that needs a window of its own. */
const frameIn = ({ title, parameters, storyGlobals }: PreparedStory) =>
  frameOf({ title, parameters, storyGlobals });

interface ExampleCardProps {
  example: Example;
  isGood: boolean;
  story: PreparedStory | undefined;
}

/** An example in the list of what to do or what not to do, with its story in the card, or in a frame. */
export function ExampleCard({ example, isGood, story }: ExampleCardProps) {
  const frame = story === undefined ? null : frameIn(story);
  return (
    <li className={isGood ? "example example-good" : "example example-bad"}>
      {story !== undefined &&
        (frame === null ? <ShownStory story={story} /> : <ExampleFrame story={story} frame={frame} />)}
      <p>
        <span aria-hidden>{isGood ? "✓" : "✗"}</span> <Sentence text={example.text} />
        {story !== undefined && frame !== null && (
          <>
            {" "}
            <DocsLink path={`/story/${story.id}`}>Open “{story.name}”</DocsLink>
          </>
        )}
      </p>
    </li>
  );
}
