import { Heading, Link, Stack } from "@broker/ui";
import { useEffect, useRef, useState } from "react";
import { brandParameter } from "./brand-code.ts";

/** The windows in which screens are shown, in px. */
const windows = { desk: [1280, 860], phone: [390, 780] } as const;

export type WindowKind = keyof typeof windows;

interface PreviewFrameProps {
  label: string;
  /** The id of the story. */
  id: string;
  /** The brand, as an address holds it. */
  code: string;
  scheme: string;
  window: WindowKind;
}

/** Whether a test runs the story: frames stay empty then, because the test server does not serve their pages. */
const isTest = import.meta.env["MODE"] === "test";

/** Returns a ref of an element, and its width in px. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, width] as const;
}

/** Gives a loaded page another brand, without an entry in the history and without loading it again. */
function rebrand(page: Window | null | undefined, fragment: string): void {
  if (!page || page.location.protocol === "about:" || page.location.hash === fragment) return;
  page.history.replaceState(page.history.state, "", fragment);
  page.dispatchEvent(new HashChangeEvent("hashchange"));
}

/** A screen in a window of its own, scaled to its place. It follows the brand without loading again. */
export function PreviewFrame({ label, id, code, scheme, window: kind }: PreviewFrameProps) {
  const [place, room] = useWidth();
  const frame = useRef<HTMLIFrameElement>(null);
  const [width, height] = windows[kind];
  const scale = Math.min(1, room / width);
  const page = `./iframe.html?id=${id}&viewMode=story&globals=scheme:${scheme}`;
  const fragment = `#${brandParameter}=${code}`;
  const [first] = useState(fragment);
  const follow = () => rebrand(frame.current?.contentWindow, fragment);
  useEffect(follow);
  return (
    <Stack gap={2} align="stretch">
      <Heading level={2} size="lead">
        {label}
      </Heading>
      <div ref={place} className="studio-frame" dir="ltr" style={{ blockSize: height * scale }}>
        {!isTest && (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this very site, with its worker
          <iframe
            ref={frame}
            title={label}
            src={`${page}${first}`}
            onLoad={follow}
            style={{ width, height, transform: `scale(${scale})` }}
          />
        )}
      </div>
      <Link href={`${page}${fragment}`} target="_blank" rel="noopener">
        Open {label} alone
      </Link>
    </Stack>
  );
}
