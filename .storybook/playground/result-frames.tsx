import { Text } from "@broker/ui";
import { useState } from "react";
import type { Choices } from "../docs/framed-story.tsx";
import { ScrollBox } from "../docs/scroll-box.tsx";
import type { Frame } from "./frames.ts";
import { ResultFrame } from "./result-frame.tsx";

interface ResultFramesProps {
  code: string;
  frames: readonly Frame[];
  choices: Choices;
  /** Called with the reason why the code cannot be shown in one of the frames; null when all of them show it. */
  onFault: (fault: string | null) => void;
}

/** The result of code in one frame, or in several beside each other. */
export function ResultFrames({ code, frames, choices, onFault }: ResultFramesProps) {
  const [faults, setFaults] = useState<Readonly<Record<string, string | null>>>({});
  const report = (title: string, fault: string | null) => {
    const all = { ...faults, [title]: fault };
    setFaults(all);
    onFault(frames.map((frame) => all[frame.title] ?? null).find((one) => one !== null) ?? null);
  };
  const shown = frames.map((frame) => {
    const result = (
      <ResultFrame
        key={frame.title}
        code={code}
        frame={frame}
        choices={choices}
        onFault={(fault) => report(frame.title, fault)}
      />
    );
    if (frames.length === 1) return result;
    return (
      <div key={frame.title} className="playground-compared">
        <Text tone="muted" size="small">
          {frame.title}
        </Text>
        {result}
      </div>
    );
  });
  if (frames.length === 1) return shown;
  return (
    <ScrollBox label="Frames" className="playground-frames">
      {shown}
    </ScrollBox>
  );
}
