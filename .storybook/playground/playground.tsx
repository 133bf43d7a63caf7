import {
  Button,
  Copy,
  Heading,
  Inline,
  Link,
  Notice,
  Select,
  Stack,
  Text,
  TextArea,
  useCopy,
} from "@broker/ui";
import { useEffect, useRef, useState } from "react";
import type { Choices } from "../docs/framed-story.tsx";
import { linkToStory, openSearch, writeParameter } from "../own-address.ts";
import { decodeText, encodeText } from "../text-code.ts";
import { examples } from "./examples.ts";
import { comparisonOptions, framesOf } from "./frames.ts";
import { Made } from "./made.tsx";
import { ResultFrames } from "./result-frames.tsx";
import "./playground.css";

/** The parameter of the address that holds the code. */
export const codeParameter = "code";

/** The parameter of the address that names the property that the frames compare. */
const framesParameter = "frames";

const readComparison = () => new URLSearchParams(openSearch()).get(framesParameter) ?? "one";

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

function CopyLink({ code, comparison }: { code: string; comparison: string }) {
  const link = linkToStory("guides-playground--playground", codeParameter, encodeText(code));
  const { step, copy } = useCopy(`${link}&${framesParameter}=${comparison}`);
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

/** Whether a test runs the story: frames stay empty then, because the test server does not serve their pages. */
const isTest = import.meta.env["MODE"] === "test";

interface EditorProps {
  code: string;
  onChange: (code: string) => void;
  /** Called when the reader chooses a built-in example, with its code. */
  onExample: (code: string) => void;
  /** The property that the frames compare. */
  comparison: string;
  onComparison: (comparison: string) => void;
}

function Editor({ code, onChange, onExample, comparison, onComparison }: EditorProps) {
  return (
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
          <Button key={name} variant="secondary" onPress={() => onExample(example)}>
            {name}
          </Button>
        ))}
        <CopyLink code={code} comparison={comparison} />
      </Inline>
      <Select
        label="Show in"
        placeholder="One frame"
        options={comparisonOptions}
        value={comparison}
        onChange={onComparison}
      />
      <TextArea label="Code" value={code} onChange={onChange} />
    </Stack>
  );
}

/** An editor in which readers write JSX with the components and see the result. The URL contains the code. */
export function Playground({ choices }: { choices: Choices }) {
  const [code, setCode] = useState(() => readCode() ?? first);
  // A link must not run code that its reader has not seen, also not with the reader's changes.
  const [isAllowed, setAllowed] = useState(() => Object.values(examples).includes(code));
  const [fault, setFault] = useState<string | null>(null);
  const [comparison, setComparison] = useState(readComparison);
  const frames = framesOf(comparison);
  useAddress(code);
  const choose = (example: string) => {
    setAllowed(true);
    setCode(example);
  };
  const compare = (chosen: string) => {
    setComparison(chosen);
    setFault(null);
    writeParameter(framesParameter, chosen);
  };
  return (
    <div className="playground" data-compared={frames.length > 1 || undefined}>
      <section className="playground-code" aria-label="Code">
        <Editor
          code={code}
          onChange={setCode}
          onExample={choose}
          comparison={comparison}
          onComparison={compare}
        />
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
            <ResultFrames key={comparison} code={code} frames={frames} choices={choices} onFault={setFault} />
          ))}
      </section>
    </div>
  );
}
