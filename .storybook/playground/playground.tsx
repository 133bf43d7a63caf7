import { Button, Copy, Heading, Inline, Link, Notice, Stack, Text, TextArea, useCopy } from "@broker/ui";
import { Component, type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { linkToStory, openSearch, writeParameter } from "../own-address.ts";
import { decodeText, encodeText } from "../text-code.ts";
import { compile } from "./compile.ts";
import { examples } from "./examples.ts";
import "./playground.css";

/** The parameter of the address that holds the code. */
export const codeParameter = "code";

const first = Object.values(examples)[0] ?? "";

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

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

interface BoundaryProps {
  children: ReactNode;
  onError: (fault: string) => void;
}

/** Reports what the reader's component throws while it renders. */
class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override componentDidCatch(error: unknown) {
    this.props.onError(wordsOf(error));
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

interface Made {
  /** Counts what was made: a component that failed is shown again when its code is compiled again. */
  readonly attempt: number;
  readonly Shown: ComponentType;
}

/** Compiles code once the reader stops to type; keeps the last component that could be made. */
function useMade(code: string, isAllowed: boolean) {
  const [made, setMade] = useState<Made | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    if (!isAllowed) return undefined;
    let isCurrent = true;
    const show = async () => {
      const next = await compile(code).catch(wordsOf);
      if (!isCurrent) return;
      const isFault = typeof next === "string";
      setFault(isFault ? next : null);
      if (!isFault) setMade((last) => ({ attempt: (last?.attempt ?? 0) + 1, Shown: next }));
    };
    const timer = setTimeout(() => {
      void show();
    }, 300);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [code, isAllowed]);
  return { made, fault, setFault };
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

/** An editor in which readers write JSX with the components and see the result. The URL contains the code. */
export function Playground() {
  const [code, setCode] = useState(() => readCode() ?? first);
  // A link must not run code that its reader has not seen, also not with the reader's changes.
  const [isAllowed, setAllowed] = useState(() => Object.values(examples).includes(code));
  const { made, fault, setFault } = useMade(code, isAllowed);
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
        {made !== null && (
          <Boundary key={made.attempt} onError={setFault}>
            <made.Shown />
          </Boundary>
        )}
      </section>
    </div>
  );
}
