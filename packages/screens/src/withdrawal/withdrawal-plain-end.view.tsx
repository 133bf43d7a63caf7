import { Button, Notice, Stack, Text } from "@broker/ui";
import { useFailedWords, useSuccessWords } from "./withdrawal-end-words.ts";
import type { FailedProps, SuccessProps } from "./withdrawal-end.view.tsx";

/** Confirms the requested withdrawal in the page, when the dialog's code failed to load. */
export function PlainSuccess({ wizard, onDone }: SuccessProps) {
  const { title, sentence, reference, ok } = useSuccessWords(wizard);
  return (
    <Notice tone="positive" title={title} actions={<Button onPress={onDone}>{ok}</Button>}>
      <Stack gap={2}>
        <Text>{sentence}</Text>
        {reference !== null && <Text tone="muted">{reference}</Text>}
      </Stack>
    </Notice>
  );
}

/** Shows in the page why the withdrawal was refused, when the dialog's code failed to load. */
export function PlainFailed({ wizard }: FailedProps) {
  const { title, sentence, ok } = useFailedWords(wizard);
  return (
    <Notice tone="negative" title={title} actions={<Button onPress={wizard.dismiss}>{ok}</Button>}>
      {sentence}
    </Notice>
  );
}
