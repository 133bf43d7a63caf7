import { Button, Copy, Heading, Inline, Link, Notice, Stack, Text, TextArea, useCopy } from "@broker/ui";
import { useEffect, useRef, useState } from "react";
import type { Choices } from "../docs/framed-story.tsx";
import { linkToStory, openSearch, writeParameter } from "../own-address.ts";
import { decodeText, encodeText } from "../text-code.ts";
import { examples } from "./examples.ts";
import { Made } from "./made.tsx";
import { ResultFrame } from "./result-frame.tsx";
import "./playground.css";

/** The parameter of the address that holds the code. */
export const codeParameter = "code";

const first = Object.values(examples)[0] ?? "";

/** Returns the code of the address; null without one. */
function readCode(): string | null {
  for (const search of [location.search, openSearch()]) {
    const code = new URLSearchParams(search).get(codeParameter);
    if (code === null) continue;
    try {
      return decodeText(code);
    } catch {
      return null;
    }
  }
  return null;
}

function CopyLink({ code }: { code: string }) {
  const { step, copy } = useCopy(
    linkToStory("guides-playground--playground", codeParameter, encodeText(code)),
  );
  const words = { idle: "Copy link", copied: "Copied", failed: "Not copied" };
  return (
    <Button variant="secondary" icon={Copy} onPress={copy}>
      <span aria-live="polite">{words[step]}</span>
    </Button>
  );
}

/** Writes the code into the address, once the reader stops to type. */
function useAddress(code: string): void {
  const read = useRef(code);
  useEffect(() => {
    if (code === read.current) return undefined;
    const timer = setTimeout(() => {
      read.current = code;
      writeParameter(codeParameter, encodeText(code));
    }, 300);
    return () => clearTimeout(timer);
  }, [code]);
}

function RunNotice({ onRun }: { onRun: () => void }) {
  return (
    <Notice tone="information" title="This code came with the link">
      <Stack>
        Read it before you run it.
        <Button onPress={onRun}>Run</Button>
      </Stack>
    </Notice>
  );
}

/** Tests have no pages for frames. */
const isTest = import.meta.env["MODE"] === "test";

/** An editor in which readers write JSX with the components and see the result. The URL contains the code. */
export function Playground({ choices }: { choices: Choices }) {
  const [code, setCode] = useState(() => readCode() ?? first);
  // A link must not run code that its reader has not seen, also not with the reader's changes.
  const [isAllowed, setAllowed] = useState(() => Object.values(examples).includes(code));
  const [fault, setFault] = useState<string | null>(null);
  useAddress(code);
  const choose = (example: string) => {
    setAllowed(true);
    setCode(example);
  };
  return (
    <div className="playground">
      <section className="playground-code" aria-label="Code">
        <Stack align="stretch">
          <Heading level={1}>Playground</Heading>
          <Text>
            Write with all parts, or paste the example of any{" "}
            <Link href="./?path=/docs/fields-form--docs" target="_parent">
              docs page
            </Link>
            . The toolbar changes brand, scheme and direction.
          </Text>
          <Inline gap={2}>
            {Object.entries(examples).map(([name, example]) => (
              <Button key={name} variant="secondary" onPress={() => choose(example)}>
                {name}
              </Button>
            ))}
            <CopyLink code={code} />
          </Inline>
          <TextArea label="Code" value={code} onChange={setCode} />
        </Stack>
      </section>
      <section className="playground-result" aria-label="Result">
        {fault !== null && (
          <Notice tone="warning" title="This code cannot be shown yet">
            {fault}
          </Notice>
        )}
        {!isAllowed && <RunNotice onRun={() => setAllowed(true)} />}
        {isAllowed &&
          (isTest ? (
            <Made code={code} onFault={setFault} />
          ) : (
            <ResultFrame code={code} choices={choices} onFault={setFault} />
          ))}
      </section>
    </div>
  );
}
