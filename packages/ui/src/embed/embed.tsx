import type { ReactNode, Ref } from "react";
import { cover, embed, frame } from "./embed.css.ts";

export interface EmbedProps {
  /** Names the frame for screen readers. */
  title: string;
  /** Address of the document; left out, the frame stays empty and only holds its place. */
  src?: string | undefined;
  /** Height in pixels, also while nothing is shown, so that nothing jumps. */
  height: number;
  /** Whether the document is ready to be seen; until then the children stand in its place. */
  isShown: boolean;
  /** The frame, to tell its messages from those of others. */
  frameRef?: Ref<HTMLIFrameElement>;
  /** What stands there until the document is shown; announced when it changes. */
  children: ReactNode;
}

/**
 * A document of others in a frame of fixed height, which runs its scripts without an origin: it reaches nothing of the
 * page, neither storage nor cookies, and cannot take the page elsewhere. It may open links in new windows.
 *
 * @example
 * <Embed title="Market data" src="/embed/screener.html" height={600} isShown={isLoaded} frameRef={frame}>Loading…</Embed>
 */
export function Embed({ title, src, height, isShown, frameRef, children }: EmbedProps) {
  return (
    <div className={embed}>
      <iframe
        className={frame}
        title={title}
        height={height}
        sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        inert={!isShown}
        {...(frameRef && { ref: frameRef })}
        {...(src !== undefined && { src })}
        {...(isShown && { "data-shown": true })}
      />
      {!isShown && <output className={cover}>{children}</output>}
    </div>
  );
}
