import type { MessageComposerState, MessageFile } from "@broker/hooks";
import { FileDrop, FileText, formatFileSize, Inline, Link, Notice, Stack, Text } from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import { threadMessages } from "./thread.messages.ts";

/** The field of one file of a message, which may be empty. */
function FileField({ message, index }: { message: MessageComposerState; index: number }) {
  const t = useMessages(threadMessages);
  const { draft, fileIssues, fileTypes, step } = message;
  const { files } = draft;
  const file = files[index] ?? null;
  const issue = fileIssues[index];
  const figures = new Intl.NumberFormat(t.language.locale);
  const choose = (chosen: File | null) => {
    if ("change" in message)
      message.change({ files: files.toSpliced(index, 1, ...(chosen ? [chosen] : [])) });
  };
  return (
    <FileDrop
      id={`message-file-${index + 1}`}
      label={t("file", { number: figures.format(index + 1) })}
      description={file ? undefined : t("fileHint")}
      look="row"
      accept={fileTypes}
      file={file}
      onChange={choose}
      isUploading={step === "sending"}
      isDisabled={!("change" in message)}
      labels={{
        drop: t("fileDrop"),
        browse: t("fileBrowse"),
        remove: t("fileRemove"),
        uploading: t("fileUploading"),
      }}
      errorMessage={issue ? t(issue.code) : undefined}
    />
  );
}

/** The fields of the files of a message: one for each chosen file, and an empty one up to the largest number of files. */
export function FileFields({ message }: { message: MessageComposerState }) {
  const t = useMessages(threadMessages);
  const { draft, lostFiles, mostFiles, step } = message;
  const fields = Math.max(draft.files.length, Math.min(draft.files.length + 1, mostFiles));
  const isOpen = step === "composing" || step === "notFound";
  if (fields === 0) return null;
  return (
    <Stack gap={4}>
      {Array.from({ length: fields }, (_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a field is identified by its number: it keeps the focus when its file is removed and the next one moves up
        <FileField key={index} message={message} index={index} />
      ))}
      {lostFiles.length > 0 && isOpen && (
        <Notice tone="information">
          {t("fileAgain", { name: new Intl.ListFormat(t.language.locale).format(lostFiles) })}
        </Notice>
      )}
    </Stack>
  );
}

/** The files that were sent with a message, as links. */
export function MessageFiles({ files }: { files: readonly MessageFile[] }) {
  const t = useMessages(threadMessages);
  if (files.length === 0) return null;
  return (
    <Stack as="ul" gap={1}>
      {files.map(({ name, size, url }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two files may have the same name, and the files of a message never change
        <Stack as="li" key={index}>
          <Inline gap={2}>
            {url === null ? (
              <bdi>{name}</bdi>
            ) : (
              <Link
                href={url}
                download={name}
                target="_blank"
                rel="noopener"
                look="standalone"
                icon={FileText}
              >
                <bdi>{name}</bdi>
              </Link>
            )}
            <Text as="span" size="small" tone="muted" figures="tabular">
              {formatFileSize(size, t.language.locale)}
            </Text>
          </Inline>
        </Stack>
      ))}
    </Stack>
  );
}
