import { Link, Text } from "@broker/ui";
import type { SyntheticEvent } from "react";
import { initialChoices } from "../toolbar.ts";
import type { Viewport } from "../viewports.ts";

/** The toolbar's choices, which a frame must get to look like the page around it. */
export type Choices = Readonly<Record<string, unknown>>;

interface FramedStoryProps {
  id: string;
  name: string;
  choices: Choices;
  /** The window that the story asks for; without it, as wide as the page. */
  viewport: Viewport | undefined;
  /** Whether the story is as high as its window, as screens and dialogs are; another one is as high as its content. */
  isWhole: boolean;
}

/**
 * Lowers a frame to its content once the story is shown, and follows the content when it grows. It never lowers it again,
 * because the content can depend on the height of its window.
 */
function fit(frame: HTMLIFrameElement): void {
  const page = frame.contentDocument;
  const root = page?.querySelector("#storybook-root");
  if (!page || !root) return;
  let highest = 0;
  const follow = () => {
    if (!page.body.classList.contains("sb-show-main")) return;
    const { bottom, height } = root.getBoundingClientRect();
    if (height === 0 || bottom <= highest) return;
    highest = bottom;
    frame.style.blockSize = `${Math.ceil(bottom + (frame.contentWindow?.scrollY ?? 0)) + 16}px`;
  };
  new ResizeObserver(follow).observe(root);
}

/** A story in an iframe on a docs page, for stories that ask the window: its size, or all of it. */
export function FramedStory({ id, name, choices, viewport, isWhole }: FramedStoryProps) {
  const globals = Object.keys(initialChoices).map((choice) => `${choice}:${String(choices[choice])}`);
  const address = `./iframe.html?id=${id}&viewMode=story&globals=${globals.join(";")}`;
  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => fit(currentTarget);
  return (
    <>
      <div className="framed-story-place">
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this very site, with its worker */}
        <iframe
          className="framed-story"
          title={name}
          src={address}
          loading="lazy"
          style={{
            inlineSize: viewport?.width,
            blockSize: viewport?.height,
            maxBlockSize: isWhole ? undefined : viewport?.height,
          }}
          onLoad={isWhole ? undefined : onLoad}
        />
      </div>
      <Text size="small">
        {viewport && `${viewport.name} px. `}
        <Link href={`./?path=/story/${id}`} target="_parent">
          Open alone
        </Link>
      </Text>
    </>
  );
}
