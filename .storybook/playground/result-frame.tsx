import { useEffect, useEffectEvent, useRef } from "react";
import { addressOf, type Choices } from "../docs/framed-story.tsx";
import { keepFocus } from "../docs/keep-focus.ts";
import type { Frame } from "./frames.ts";
import { readMessage, send } from "./result-messages.ts";

interface ResultFrameProps {
  code: string;
  frame: Frame;
  /** The choices of the toolbar. */
  choices: Choices;
  onFault: (fault: string | null) => void;
}

/** The result of code in a window of its own, so that a dialog of the code covers the result only. */
export function ResultFrame({ code, frame, choices, onFault }: ResultFrameProps) {
  const box = useRef<HTMLIFrameElement>(null);
  const { title, viewport } = frame;
  const sendCode = () => send(box.current?.contentWindow, { playground: "code", code });
  const answer = useEffectEvent((event: MessageEvent<unknown>) => {
    const message = readMessage(event, box.current?.contentWindow);
    if (message?.playground === "ready") sendCode();
    if (message?.playground === "fault") onFault(message.fault);
  });
  useEffect(sendCode);
  useEffect(() => {
    addEventListener("message", answer);
    return () => removeEventListener("message", answer);
  }, []);
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this very site
    <iframe
      ref={box}
      className="playground-frame"
      title={title}
      src={addressOf("internals-playground-result--result", { ...choices, ...frame.choices })}
      {...(viewport && { style: { inlineSize: viewport.width, flex: "none" } })}
      onLoad={({ currentTarget }) => keepFocus(currentTarget)}
    />
  );
}
