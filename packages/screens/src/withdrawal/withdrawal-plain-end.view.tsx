import { Button, Notice, Stack, Text } from "@broker/ui";
import { useFailedWords, useSuccessWords } from "./withdrawal-end-words.ts";
import type { FailedProps, SuccessProps } from "./withdrawal-end.view.tsx";

/** Says in the page that the withdrawal was requested, where the dialog's code does not come. */
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

/** Says in the page why there is no withdrawal, where the dialog's code does not come. */
export function PlainFailed({ wizard }: FailedProps) {
  const { title, sentence, ok } = useFailedWords(wizard);
  return (
    <Notice tone="negative" title={title} actions={<Button onPress={wizard.dismiss}>{ok}</Button>}>
      {sentence}
    </Notice>
  );
}
