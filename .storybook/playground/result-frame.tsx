import { useEffect, useEffectEvent, useRef } from "react";
import { addressOf, type Choices } from "../docs/framed-story.tsx";
import { keepFocus } from "../docs/keep-focus.ts";
import { readMessage, send } from "./result-messages.ts";

interface ResultFrameProps {
  code: string;
  choices: Choices;
  onFault: (fault: string | null) => void;
}

/** The result of code in a window of its own, so that a dialog of the code covers the result only. */
export function ResultFrame({ code, choices, onFault }: ResultFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const sendCode = () => send(frame.current?.contentWindow, { playground: "code", code });
  const answer = useEffectEvent((event: MessageEvent<unknown>) => {
    const message = readMessage(event, frame.current?.contentWindow);
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
      ref={frame}
      className="playground-frame"
      title="Result"
      src={addressOf("internals-playground-result--result", choices)}
      onLoad={({ currentTarget }) => keepFocus(currentTarget)}
    />
  );
}
