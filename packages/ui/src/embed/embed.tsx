import type { ReactNode, Ref } from "react";
import { cover, embed, frame } from "./embed.css.ts";

/** The properties of {@link Embed}. */
export interface EmbedProps {
  /** The name of the frame for screen readers. */
  title: string;
  /** The address of the document; without it the frame is empty and reserves its space. */
  src?: string | undefined;
  /** The height in pixels, reserved before the document is shown, so that the layout does not shift. */
  height: number;
  /** Whether the document is ready; until then the children are shown in its place. */
  isShown: boolean;
  /**
   * Whether the document is the app's own and isolates the third party itself, in a frame without its origin. Then it
   * and the frames in it keep their origins, with which a third party's widget reaches its own storage.
   */
  isOwn?: boolean;
  /** The frame element, to identify the source of messages. */
  frameRef?: Ref<HTMLIFrameElement>;
  /** Shown until the document is ready; announced when it changes. */
  children: ReactNode;
}

const stranger = "allow-scripts allow-popups allow-popups-to-escape-sandbox";
const own = `${stranger} allow-same-origin allow-storage-access-by-user-activation`;

/**
 * A third party's document in a frame of fixed height. Its scripts run with an opaque origin, unless the document is the
 * app's own: they have no access to the page, its storage or cookies. None can navigate the page; all may open links in
 * new windows.
 *
 * @example
 * <Embed title="Market data" src="/embed/screener.html" height={600} isShown>Loading…</Embed>
 */
export function Embed({ title, src, height, isShown, isOwn = false, frameRef, children }: EmbedProps) {
  return (
    <div className={embed}>
      <iframe
        className={frame}
        title={title}
        height={height}
        sandbox={isOwn ? own : stranger}
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
