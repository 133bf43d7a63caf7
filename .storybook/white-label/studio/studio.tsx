import {
  type BrandFile,
  Button,
  Copy,
  createThemeStyleSheet,
  createThemeVariables,
  Heading,
  Inline,
  Stack,
  Text,
  type Theme,
  ToggleGroup,
  useCopy,
} from "@broker/ui";
import { useDeferredValue, useEffect, useRef, useState } from "react";
import { Sheet } from "../../../packages/ui/src/foundations/sheet.tsx";
import { SaveTokens } from "../../foundations/token-page.tsx";
import { linkTo, readAddress, toShared, writeAddress } from "./address.ts";
import { BrandForm } from "./brand-form.tsx";
import { encodeBrand } from "./brand-code.ts";
import { checkBrand, type Verdict } from "./check-brand.ts";
import { PreviewFrame, type WindowKind } from "./preview-frame.tsx";
import { Pairs, VerdictNotice } from "./verdicts.tsx";
import "./studio.css";

const screens = {
  Dashboard: "internals-brand-studio--dashboard",
  Wizard: "internals-brand-studio--wizard",
  "Public home": "internals-brand-studio--public-home",
};

const schemes = [
  { id: "light", label: "Light" },
  { id: "dark", label: "Dark" },
];
const windowChoices = [
  { id: "desk", label: "Desk" },
  { id: "phone", label: "Phone" },
];

function toCss(theme: Theme): string {
  const lines = Object.entries(createThemeVariables(theme)).map(([name, value]) => `  ${name}: ${value};`);
  return `:root {\n${lines.join("\n")}\n}\n`;
}

function CopyAction({ what, text, isDisabled }: { what: string; text: string; isDisabled: boolean }) {
  const { step, copy } = useCopy(text);
  const words = { idle: `Copy ${what}`, copied: `Copied: ${what}`, failed: `Not copied: ${what}` };
  return (
    <Button variant="secondary" icon={Copy} isDisabled={isDisabled} onPress={copy}>
      <span aria-live="polite">{words[step]}</span>
    </Button>
  );
}

interface AcceptedBrand {
  file: BrandFile;
  theme: Theme;
}

interface StageProps extends AcceptedBrand {
  verdict: Verdict;
  /** The scheme of the toolbar. */
  initialScheme: string;
}

function Stage({ file, theme, verdict, initialScheme }: StageProps) {
  const [scheme, setScheme] = useState(initialScheme);
  const [kind, setKind] = useState<WindowKind>(() => (innerWidth < 768 ? "phone" : "desk"));
  const code = encodeBrand(file);
  return (
    <>
      <Inline>
        <ToggleGroup label="Scheme" options={schemes} value={scheme} onChange={setScheme} />
        <ToggleGroup
          label="Window"
          options={windowChoices}
          value={kind}
          onChange={(id) => setKind(id === "phone" ? "phone" : "desk")}
        />
      </Inline>
      <section aria-label="Screens" className="studio-frames" data-window={kind}>
        {Object.entries(screens).map(([label, id]) => (
          <PreviewFrame
            key={`${id} ${scheme}`}
            label={label}
            id={id}
            code={code}
            scheme={scheme}
            window={kind}
          />
        ))}
        <Stack gap={2} align="stretch">
          <Heading level={2} size="lead">
            {verdict.isAccepted ? "Contrast by pair" : "Contrasts that are too low"}
          </Heading>
          <Pairs verdict={verdict} />
        </Stack>
      </section>
      <section aria-label="Sheet of parts" className="studio-sheet" data-color-scheme={scheme}>
        <style>{createThemeStyleSheet(theme, ".studio-sheet")}</style>
        <Sheet />
      </section>
    </>
  );
}

/** The brand of the address, or the first one if the address has none that is accepted. */
function begin(initial: BrandFile): { file: BrandFile; accepted: AcceptedBrand } {
  const file = readAddress() ?? initial;
  for (const one of [file, initial]) {
    const verdict = checkBrand(one);
    if (verdict.isAccepted) return { file, accepted: { file: one, theme: verdict.theme } };
  }
  throw new Error(`The brand "${initial.name}" is refused.`);
}

/** Writes the brand into the address, after it was changed and then left for a moment. */
function useAddress(code: string): void {
  const first = useRef(code);
  useEffect(() => {
    if (code === first.current) return undefined;
    first.current = "";
    const timer = setTimeout(() => writeAddress(code), 300);
    return () => clearTimeout(timer);
  }, [code]);
}

interface BrandStudioProps {
  /** The brand of an address without one. */
  initial: BrandFile;
  /** The scheme of the previews at first. */
  scheme?: string;
}

/** A page to try a brand: its facts, whether it is accepted, and how parts and screens look in it. */
export function BrandStudio({ initial, scheme = "light" }: BrandStudioProps) {
  const [{ file, accepted }, setState] = useState(() => begin(initial));
  const verdict = checkBrand(file);
  const { code, hasLogo } = toShared(file);
  useAddress(code);
  const change = (next: BrandFile) => {
    const checked = checkBrand(next);
    setState({ file: next, accepted: checked.isAccepted ? { file: next, theme: checked.theme } : accepted });
  };
  const shown = useDeferredValue(accepted);
  return (
    <div className="studio">
      <section className="studio-side" aria-label="Brand">
        <Stack gap={6} align="stretch">
          <Heading level={1}>Brand studio</Heading>
          <BrandForm file={file} verdict={verdict} onChange={change} />
        </Stack>
      </section>
      <div className="studio-stage">
        <Stack gap={6} align="stretch">
          <VerdictNotice file={file} verdict={verdict} onChange={change} />
          <Inline gap={2}>
            <CopyAction what="JSON" text={JSON.stringify(file, null, 2)} isDisabled={!verdict.isAccepted} />
            <CopyAction what="CSS" text={toCss(accepted.theme)} isDisabled={!verdict.isAccepted} />
            <CopyAction what="link" text={linkTo(code)} isDisabled={false} />
            <SaveTokens theme={accepted.theme} isDisabled={!verdict.isAccepted} />
          </Inline>
          {!verdict.isAccepted && (
            <Text size="small" tone="muted">
              A refused brand has no JSON, CSS or tokens to take.
            </Text>
          )}
          {!hasLogo && (
            <Text size="small" tone="muted">
              The logos are too large for an address; the link has none.
            </Text>
          )}
          <Stage key={scheme} {...shown} verdict={verdict} initialScheme={scheme} />
        </Stack>
      </div>
    </div>
  );
}
