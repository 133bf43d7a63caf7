import type { TransactionNoteState } from "@broker/hooks";
import { Button, Form, Heading, Inline, Notice, Skeleton, Stack, Text, TextArea } from "@broker/ui";
import { failureMessages } from "../failure/failure.messages.ts";
import { toFailureText } from "../failure/failure-text.ts";
import { PanelFailed } from "../frame/panel-failed.view.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { notesMessages } from "./notes.messages.ts";

type Loaded = Extract<TransactionNoteState, { status: "loaded" }>;

const MAX = 280;

/** The note that another tab has saved. The user keeps it, or replaces it by the text of the field. */
function Changed({ note, onKeep }: { note: Loaded; onKeep: () => void }) {
  const t = useMessages(notesMessages);
  const { text } = note.saved;
  return (
    <Notice
      tone="warning"
      title={t("changedTitle")}
      actions={
        <Inline>
          <Button variant="secondary" onPress={note.replace}>
            {t("replace")}
          </Button>
          <Button variant="quiet" onPress={onKeep}>
            {t("keep")}
          </Button>
        </Inline>
      }
    >
      <Stack gap={1}>
        <Text size="small">{t(text === "" ? "removedText" : "changedText")}</Text>
        {text !== "" && <Text dir="auto">{text}</Text>}
      </Stack>
    </Notice>
  );
}

/** Shows why the last save failed, or that its outcome is unknown. */
function Failed({ failure, isUnknown }: Pick<Loaded, "failure" | "isUnknown">) {
  const t = useMessages(notesMessages);
  const f = useMessages(failureMessages);
  if (!failure) return null;
  const reason = toFailureText(f, failure);
  return (
    <Notice tone={isUnknown ? "warning" : "negative"} role="alert" {...(isUnknown && { title: reason })}>
      {isUnknown ? t("unknown") : reason}
    </Notice>
  );
}

/** The properties of {@link NoteView}. */
interface NoteViewProps {
  note: TransactionNoteState;
  /** Whether the user has opened the field. A text that is not saved opens it too. */
  isAsked: boolean;
  onAsk: () => void;
  /** Closes the field, and drops its unsaved text. */
  onClose: () => void;
  /** Whether the field was open before: its button then takes the focus, which the field had. */
  wasEdited: boolean;
}

/** The form that edits a note. */
function Edit({ note, isAsked, onClose }: { note: Loaded } & Pick<NoteViewProps, "isAsked" | "onClose">) {
  const t = useMessages(notesMessages);
  const { issue, isSaving, isConflict, isEdited } = note;
  const over = Number(issue?.params?.["over"] ?? 0);
  return (
    <Form
      label={t("title")}
      width="full"
      hasRequiredFields={false}
      isPending={isSaving}
      onSubmit={isEdited ? note.save : onClose}
    >
      <Stack gap={4}>
        <TextArea
          label={t("title")}
          description={t("hint", { max: MAX })}
          errorMessage={issue ? t("tooLong", { max: MAX, over }) : undefined}
          value={note.text}
          onChange={note.change}
          isReadOnly={isSaving}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field replaces the button that had the focus
          autoFocus={isAsked}
        />
        {isConflict && !isSaving ? (
          <Changed note={note} onKeep={onClose} />
        ) : (
          <>
            <Failed {...note} />
            <Inline>
              <Button type="submit" variant="secondary" isPending={isSaving} pendingLabel={t("saving")}>
                {t("save")}
              </Button>
              {!isSaving && (
                <Button variant="quiet" onPress={onClose}>
                  {t("cancel")}
                </Button>
              )}
            </Inline>
          </>
        )}
      </Stack>
    </Form>
  );
}

/** The note on a transaction: its text with a button, which opens the field. */
export function NoteView({ note, isAsked, onAsk, onClose, wasEdited }: NoteViewProps) {
  const t = useMessages(notesMessages);
  if (note.status === "loading") return <Skeleton height="target" />;
  if (note.status === "failed") return <PanelFailed onRetry={note.retry} onReload={null} />;
  if (isAsked || note.isEdited) return <Edit note={note} isAsked={isAsked} onClose={onClose} />;
  const { text } = note.saved;
  return (
    <Stack gap={3}>
      <Heading level={3} size="body">
        {t("title")}
      </Heading>
      {text === "" ? <Text tone="muted">{t("none")}</Text> : <Text dir="auto">{text}</Text>}
      <Inline>
        <Button
          variant="secondary"
          onPress={onAsk}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- restores the focus after the form has closed
          autoFocus={wasEdited}
        >
          {t(text === "" ? "add" : "edit")}
        </Button>
      </Inline>
    </Stack>
  );
}
