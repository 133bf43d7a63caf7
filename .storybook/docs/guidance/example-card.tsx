import { DocsContext } from "@storybook/addon-docs/blocks";
import { useContext, useEffect, useRef } from "react";
import type { PreparedStory } from "storybook/internal/types";
import type { Example } from "../../../packages/ui/src/guidance/guidance.ts";
import { frameOf } from "../frame-of.ts";
import { ExampleFrame } from "./example-frame.tsx";
import { Sentence } from "./sentence.tsx";

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

/** A story in an example: rendered in the card, or in a frame where it needs a window of its own. */
function ExampleStory({ story }: StoryProps) {
  const { title, parameters, storyGlobals } = story;
  const frame = frameOf({ title, parameters, storyGlobals });
  return frame === null ? <ShownStory story={story} /> : <ExampleFrame story={story} frame={frame} />;
}

interface ExampleCardProps {
  example: Example;
  isGood: boolean;
  story: PreparedStory | undefined;
}

/** An example in the list of what to do or what not to do. */
export function ExampleCard({ example, isGood, story }: ExampleCardProps) {
  return (
    <li className={isGood ? "example example-good" : "example example-bad"}>
      {story !== undefined && <ExampleStory story={story} />}
      <p>
        <span aria-hidden>{isGood ? "✓" : "✗"}</span> <Sentence text={example.text} />
      </p>
    </li>
  );
}
