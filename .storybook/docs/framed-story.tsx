import { Link, Text } from "@broker/ui";
import type { SyntheticEvent } from "react";
import { initialChoices } from "../toolbar.ts";
import type { Viewport } from "../viewports.ts";
import { keepFocus } from "./keep-focus.ts";
import { ScrollBox } from "./scroll-box.tsx";

/** The values of the toolbar, which the frame gets in its address. */
export type Choices = Readonly<Record<string, unknown>>;

/** Returns the address of a story alone, with the choices of the toolbar. */
export function addressOf(id: string, choices: Choices): string {
  const globals = Object.keys(initialChoices).map((choice) => `${choice}:${String(choices[choice])}`);
  return `./iframe.html?id=${id}&viewMode=story&globals=${globals.join(";")}`;
}

interface FramedStoryProps {
  id: string;
  name: string;
  choices: Choices;
  /** The story's own viewport. If it is undefined, the frame is as wide as the page. */
  viewport: Viewport | undefined;
  /** Whether the frame is as high as the viewport, for screens and dialogs. Otherwise it is as high as its content. */
  isWhole: boolean;
}

/**
 * Sets the height of a frame to the height of its content, and increases it when the content grows. It is not reduced again,
 * because the content can depend on the height of the viewport.
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

/** A story in an iframe on a docs page, for stories that depend on the size of the viewport or fill it. */
export function FramedStory({ id, name, choices, viewport, isWhole }: FramedStoryProps) {
  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    keepFocus(currentTarget);
    if (!isWhole) fit(currentTarget);
  };
  return (
    <>
      <ScrollBox label={name} className="framed-story-place">
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this very site, with its worker */}
        <iframe
          className="framed-story"
          title={name}
          src={addressOf(id, choices)}
          loading="lazy"
          style={{
            inlineSize: viewport?.width,
            blockSize: viewport?.height,
            maxBlockSize: isWhole ? undefined : viewport?.height,
          }}
          onLoad={onLoad}
        />
      </ScrollBox>
      <Text size="small">
        {viewport && `${viewport.name} px. `}
        <Link href={`./?path=/story/${id}`} target="_parent">
          Open alone
        </Link>
      </Text>
    </>
  );
}
