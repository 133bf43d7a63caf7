import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { Made } from "./made.tsx";
import { readMessage, send } from "./result-messages.ts";

/** Runs the code that the playground around it sends. Code in an address is not run: its reader has not seen it. */
function ResultPage() {
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => {
    const read = (event: MessageEvent<unknown>) => {
      const message = readMessage(event, window.parent);
      if (message?.playground === "code") setCode(message.code);
    };
    addEventListener("message", read);
    send(window.parent, { playground: "ready" });
    return () => removeEventListener("message", read);
  }, []);
  if (code === null) return null;
  return <Made code={code} onFault={(fault) => send(window.parent, { playground: "fault", fault })} />;
}

/** The content of the frame of the playground. The stories of the playground test it. */
const meta = {
  title: "Internals/Playground result",
  component: ResultPage,
  tags: ["!autodocs", "!dev", "!test"],
} satisfies Meta<typeof ResultPage>;

export default meta;

export const Result: StoryObj<typeof meta> = {};
