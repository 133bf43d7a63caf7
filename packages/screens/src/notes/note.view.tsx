import type { TransactionNoteState } from "@broker/hooks";
import { Button, Form, Heading, Inline, Notice, Skeleton, Stack, Text, TextArea } from "@broker/ui";
import { failureMessages } from "../failure/failure.messages.ts";
import { toFailureText } from "../failure/failure-text.ts";
import { PanelFailed } from "../frame/panel-failed.view.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { notesMessages } from "./notes.messages.ts";

type Loaded = Extract<TransactionNoteState, { status: "loaded" }>;

const MAX = 280;

/** A plain text in its lines, each in the direction of its own language. */
function Lines({ children }: { children: string }) {
  return (
    <div>
      {children.split("\n").map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- Lines have no identity.
        <Text key={index} dir="auto">
          {line === "" ? <br /> : line}
        </Text>
      ))}
    </div>
  );
}

/** The note that another tab has saved, between which and the written one the user decides. */
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
        {text !== "" && <Lines>{text}</Lines>}
      </Stack>
    </Notice>
  );
}

/** Why the last attempt failed, and whether it can be made again. */
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
  /** Whether the user has asked for the field; a text that is not saved yet is always in it. */
  isAsked: boolean;
  onAsk: () => void;
  /** Ends the editing, and drops what is not saved. */
  onClose: () => void;
  /** Whether the button has the focus, because the field that had it was closed. */
  wasEdited: boolean;
}

/** The form of a note. */
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
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- its button, which had the focus, was replaced by it
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

/** The note on a transaction, which is read first and edited by a button. */
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
      {text === "" ? <Text tone="muted">{t("none")}</Text> : <Lines>{text}</Lines>}
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
