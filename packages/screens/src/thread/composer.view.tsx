import type { MessageComposerState } from "@broker/hooks";
import { Button, Form, Inline, NativeSelect, Notice, Stack, TextArea } from "@broker/ui";
import { failureMessages } from "../failure/failure.messages.ts";
import { toFailureText } from "../failure/failure-text.ts";
import { useMessages } from "../i18n/translation.tsx";
import { FileFields } from "./message-files.view.tsx";
import { threadMessages } from "./thread.messages.ts";
import { createTimeFormat } from "./thread-words.ts";

/** The code of a refusal because the client has sent too many files within a day. */
const FILE_LIMIT = 1181;

/** Shows why a message was not sent, or that its outcome is unknown, and the button that continues. */
function Outcome({ message }: { message: MessageComposerState }) {
  const t = useMessages(threadMessages);
  const f = useMessages(failureMessages);
  switch (message.step) {
    case "notFound":
      return (
        <Notice
          tone="negative"
          role="alert"
          actions={<Button onPress={message.repeat}>{t("sendAgain")}</Button>}
        >
          {t("notFound")}
        </Notice>
      );
    case "outcomeUnknown":
      return (
        <Notice
          tone="warning"
          role="alert"
          actions={<Button onPress={message.checkAgain}>{t("checkAgain")}</Button>}
        >
          {t("outcomeUnknown")}
        </Notice>
      );
    case "composing": {
      const { failure, possibleFrom } = message;
      if (failure === null) return null;
      return (
        <Notice tone="negative" role="alert">
          {possibleFrom === null
            ? toFailureText(f, failure)
            : t(failure.code === FILE_LIMIT ? "fileLimit" : "tooMany", {
                date: createTimeFormat(t).format(possibleFrom),
              })}
        </Notice>
      );
    }
    default:
      return null;
  }
}

/** The field of the topic, for a new conversation. */
function TopicField({ message }: { message: MessageComposerState }) {
  const t = useMessages(threadMessages);
  const { draft, issues, topics } = message;
  return (
    <NativeSelect
      id="message-topic"
      label={t("topic")}
      placeholder={t("topicPlaceholder")}
      options={topics.map((id) => ({ id, label: t(id) }))}
      value={draft.topic ?? ""}
      onChange={(id) => {
        const topic = topics.find((one) => one === id);
        if ("change" in message && topic) message.change({ topic });
      }}
      isDisabled={!("change" in message)}
      errorMessage={issues.topic && t("topicRequired")}
    />
  );
}

/** The field of a message, and of its topic where the conversation is new, with the button that sends it. */
export function ComposerView({ message }: { message: MessageComposerState }) {
  const t = useMessages(threadMessages);
  const { step, draft, issues } = message;
  const isNew = message.topics.length > 0;
  const isPending = step === "sending" || step === "checking";
  const issue = issues.text;
  const textIssue =
    issue?.code === "textTooLong"
      ? t("textTooLong", { max: issue.params?.["max"] ?? "" })
      : t("textRequired");
  return (
    <Stack gap={4}>
      <Outcome message={message} />
      <Form
        label={t(isNew ? "newTitle" : "reply")}
        width="full"
        isPending={isPending}
        onSubmit={() => step === "composing" && message.send()}
      >
        <Stack gap={4}>
          {isNew && <TopicField message={message} />}
          <TextArea
            id="message-text"
            label={t("text")}
            value={draft.text}
            onChange={(text) => "change" in message && message.change({ text })}
            isDisabled={!("change" in message)}
            errorMessage={issue && textIssue}
          />
          <FileFields message={message} />
          <Inline justify="end">
            <Button
              type="submit"
              isDisabled={step !== "composing" && !isPending}
              isPending={isPending}
              pendingLabel={step === "checking" ? t("checking") : t("sending")}
            >
              {t("send")}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Stack>
  );
}
