import { DocsContext } from "@storybook/addon-docs/blocks";
import { useContext, useLayoutEffect, useRef, useState } from "react";
import type { PreparedStory } from "storybook/internal/types";
import type { Frame } from "../frame-of.ts";
import { addressOf } from "../framed-story.tsx";
import { keepFocus } from "../keep-focus.ts";

/** The height of a frame before it is scaled, in px: of a desk, of a whole screen or dialog, and of a part with its list. */
const heights = { desk: 900, whole: 420, part: 320 };

/** Returns the width of an element, which follows its container. */
function useWidth() {
  const [width, setWidth] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!place.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return { place, width };
}

interface ExampleFrameProps {
  story: PreparedStory;
  frame: Frame;
}

/**
 * A story that needs a window, in a frame that is scaled to the width of its card. It is inert, because an open dialog
 * would take the focus of the page; a link in the card opens it to be operated.
 */
export function ExampleFrame({ story, frame: { viewport, isWhole } }: ExampleFrameProps) {
  const { globals } = useContext(DocsContext).getStoryContext(story);
  const { place, width } = useWidth();
  const inlineSize = viewport === undefined ? width : viewport.width;
  const scale = inlineSize > width ? width / inlineSize : 1;
  const blockSize = heights[inlineSize > 820 ? "desk" : isWhole ? "whole" : "part"];
  return (
    <div ref={place} className="example-frame" style={{ blockSize: blockSize * scale }}>
      {width > 0 && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this very site, with its worker
        <iframe
          title={story.name}
          src={addressOf(story.id, globals)}
          loading="lazy"
          inert
          onLoad={({ currentTarget }) => keepFocus(currentTarget)}
          style={{ inlineSize, blockSize, transform: `scale(${scale})` }}
        />
      )}
    </div>
  );
}
