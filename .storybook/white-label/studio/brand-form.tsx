import { type BrandFile, NativeSelect, Stack, TextField } from "@broker/ui";
import { useState } from "react";
import kite from "@broker/ui/brands/kite.json" with { type: "json" };
import meridian from "@broker/ui/brands/meridian.json" with { type: "json" };
import { ColourField } from "./colour-field.tsx";
import { type BrandField, countFailures, type Verdict } from "./check-brand.ts";

/** The faces that this Storybook loads, and those of the system. */
const faces = {
  Geist: '"Geist Variable", system-ui, sans-serif',
  "Nunito Sans": kite.font.sans,
  "Source Serif 4": meridian.font.sans,
  "The system’s": "system-ui, sans-serif",
};

const examples: Readonly<Record<string, BrandFile>> = { Meridian: meridian, kite };
const toOptions = (names: object) => Object.keys(names).map((name) => ({ id: name, label: name }));

/** The largest file of a logo, in bytes. */
const largestLogo = 100_000;

function readFile(file: File): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener("load", () => resolve(typeof reader.result === "string" ? reader.result : ""));
  reader.addEventListener("error", () => reject(new Error("The file cannot be read.")));
  reader.readAsDataURL(file);
  return promise;
}

interface BrandFormProps {
  file: BrandFile;
  verdict: Verdict;
  onChange: (file: BrandFile) => void;
}

interface LogoFieldProps {
  label: string;
  description: string;
  value: string;
  onChange: (logo: string) => void;
}

function LogoField({ label, description, value, onChange }: LogoFieldProps) {
  const [issue, setIssue] = useState<string>();
  const pick = (picked: File | undefined) => {
    if (picked === undefined) return;
    setIssue(picked.size > largestLogo ? "The logo has more than 100 kB." : undefined);
    if (picked.size <= largestLogo)
      readFile(picked).then(onChange, () => setIssue("The file cannot be read."));
  };
  return (
    <Stack gap={2} align="stretch">
      <TextField
        label={label}
        description={description}
        value={value}
        onChange={(logo) => onChange(logo.trim())}
        errorMessage={issue}
        spellCheck="false"
      />
      <input
        type="file"
        accept="image/*"
        aria-label={`Picture: ${label}`}
        onChange={({ currentTarget }) => pick(currentTarget.files?.[0])}
      />
    </Stack>
  );
}

function FontFields({ file, verdict, onChange }: BrandFormProps) {
  const issue = !verdict.isAccepted && verdict.field === "font" ? verdict.reason : undefined;
  const face = Object.entries(faces).find(([, stack]) => stack === file.font.sans)?.[0] ?? "";
  const choose = (name: string) => {
    const sans = Object.entries(faces).find(([other]) => other === name)?.[1] ?? file.font.sans;
    onChange({ ...file, font: { ...file.font, sans } });
  };
  return (
    <>
      <NativeSelect
        label="Font"
        placeholder="Another font"
        options={toOptions(faces)}
        value={face}
        onChange={choose}
      />
      <TextField
        label="Font stack"
        description="A font of your own shows only where this device has it."
        value={file.font.sans}
        onChange={(sans) => onChange({ ...file, font: { ...file.font, sans } })}
        errorMessage={issue}
        spellCheck="false"
      />
      <TextField
        label="Font stack of codes"
        value={file.font.mono}
        onChange={(mono) => onChange({ ...file, font: { ...file.font, mono } })}
        spellCheck="false"
      />
    </>
  );
}

function RadiusField({
  file,
  issue,
  onChange,
}: Omit<BrandFormProps, "verdict"> & { issue: string | undefined }) {
  const change = (typed: string) =>
    onChange({ ...file, radius: typed.trim() === "" ? Number.NaN : Number(typed) });
  return (
    <TextField
      label="Radius, in px"
      inputMode="numeric"
      value={Number.isNaN(file.radius) ? "" : String(file.radius)}
      onChange={change}
      errorMessage={issue}
      suffix={
        <input
          type="range"
          className="studio-slider"
          aria-label="Slide: Radius, in px"
          min={0}
          max={24}
          value={Number.isNaN(file.radius) ? 0 : file.radius}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
      }
    />
  );
}

/** The facts of a brand, each to type and most to pick. */
export function BrandForm({ file, verdict, onChange }: BrandFormProps) {
  const issueOf = (field: BrandField) => {
    if (verdict.isAccepted || verdict.field !== field) return undefined;
    return verdict.failures.length > 0 ? `${countFailures(verdict.failures)}.` : verdict.reason;
  };
  const change = (fields: Partial<BrandFile>) => onChange({ ...file, ...fields });
  const { accentDark: _dark, ...withoutDark } = file;
  const { logo: _logo, ...withoutLogo } = file;
  const { logoDark: _darkLogo, ...withoutDarkLogo } = file;
  return (
    <Stack gap={4} align="stretch">
      <NativeSelect
        label="Start from"
        placeholder="A brand of the kit"
        options={toOptions(examples)}
        value={Object.entries(examples).find(([, one]) => one.name === file.name)?.[0] ?? ""}
        onChange={(name) => onChange(examples[name] ?? file)}
      />
      <TextField label="Name" value={file.name} onChange={(name) => change({ name })} />
      <ColourField
        label="Accent"
        description="The colour of primary buttons."
        value={file.accent}
        onChange={(accent) => change({ accent })}
        errorMessage={issueOf("accent")}
      />
      <ColourField
        label="Accent on dark, optional"
        value={file.accentDark ?? ""}
        fallback={file.accent}
        onChange={(accentDark) => onChange(accentDark === "" ? withoutDark : { ...file, accentDark })}
        errorMessage={issueOf("accentDark")}
      />
      <ColourField
        label="Neutral"
        description="Its hue tints the greys."
        value={file.neutral}
        onChange={(neutral) => change({ neutral })}
        errorMessage={issueOf("neutral")}
      />
      <RadiusField file={file} issue={issueOf("radius")} onChange={onChange} />
      <FontFields file={file} verdict={verdict} onChange={onChange} />
      <LogoField
        label="Logo, optional"
        description="An address or a data: URL, or a picture from this device."
        value={file.logo ?? ""}
        onChange={(logo) => onChange(logo === "" ? withoutLogo : { ...file, logo })}
      />
      <LogoField
        label="Logo on dark, optional"
        description="Where the logo cannot be read on dark surfaces."
        value={file.logoDark ?? ""}
        onChange={(logoDark) => onChange(logoDark === "" ? withoutDarkLogo : { ...file, logoDark })}
      />
    </Stack>
  );
}
