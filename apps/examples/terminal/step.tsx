import { Box, Text, useInput } from "ink";
import { useState } from "react";

type StepProps = {
  title: string;
  lines?: readonly string[];
  problem?: string | undefined;
  /** A question for a text; Enter submits it. */
  field?: { label: string; value: string; isSecret?: boolean; change(text: string): void; submit(): void };
  /** The commands; the arrows choose one, and Enter runs it. */
  choices?: readonly { words: string; run: () => void }[];
  back?: () => void;
};

/** A step of the wizard, with one question or some commands. Escape goes back. */
export function Step({ title, problem, field, back, ...rest }: StepProps) {
  const { lines = [], choices = [] } = rest;
  const [at, setAt] = useState(0);
  useInput((input, key) => {
    if (key.escape) back?.();
    else if (key.return) (field?.submit ?? choices[at]?.run)?.();
    else if (key.downArrow) setAt((now) => Math.min(now + 1, choices.length - 1));
    else if (key.upArrow) setAt((now) => Math.max(now - 1, 0));
    else if (key.backspace || key.delete) field?.change(field.value.slice(0, -1));
    else if (!key.ctrl && !key.meta && !key.tab) field?.change(field.value + input);
  });
  const hint = `${choices.length > 1 ? "↑ ↓ choose · " : ""}Enter continue · ${back ? "Esc back · " : ""}Ctrl+C leave`;
  return (
    <Box flexDirection="column" paddingY={1}>
      <Text bold>{title}</Text>
      {lines.map((line) => (
        <Text key={line}>{line}</Text>
      ))}
      {field && (
        <Text>{`${field.label}: ${field.isSecret ? "•".repeat(field.value.length) : field.value}▏`}</Text>
      )}
      {problem !== undefined && <Text color="red">{problem}</Text>}
      {choices.map(({ words }, index) => (
        <Text key={words} inverse={index === at}>{` ${words} `}</Text>
      ))}
      <Text dimColor>{hint}</Text>
    </Box>
  );
}
