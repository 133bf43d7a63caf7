import { CircleAlert, Upload } from "lucide-react";
import { type ClipboardEvent, useEffect, useId, useRef } from "react";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { Group } from "react-aria-components/Group";
import { announce } from "../announce/announce.ts";
import { Button } from "../button/button.tsx";
import type { FieldWords } from "../field/field.tsx";
import { field, fieldError, fieldHint, fieldLabel } from "../field/field.css.ts";
import { Icon } from "../icon/icon.tsx";
import { ChosenFile } from "./chosen-file.tsx";
import { actions, chosen, facts, invitation, nothing, row, sign, zone } from "./file-drop.css.ts";
import { FilePreview } from "./file-preview.tsx";
import { useDrop } from "./use-drop.ts";

/** The properties of {@link FileDrop}. */
export interface FileDropProps extends FieldWords {
  /** The id of the field. */
  id?: string;
  /** MIME types that the picker offers, such as `["image/*", "application/pdf"]`; the caller validates. */
  accept: readonly string[];
  /** The picked file; `null` without a file. */
  file: File | null;
  /** Called with a picked or dropped file, and with `null` on removal. */
  onChange: (file: File | null) => void;
  /** While true no file can be picked, dropped or removed; without it, while `isUploading`. */
  isDisabled?: boolean;
  /** While true the file is uploading: this is announced, and the file cannot be changed. */
  isUploading?: boolean;
  /** Whether the button opens the camera of a phone, where the device has one. */
  isCamera?: boolean;
  /** `row` shows the empty field in one line, for forms in which a file is a secondary part. */
  look?: "row";
  /** The words of the field, in the language of the user. */
  labels: {
    /** The text beside the button, such as "Drop a file here, or". */
    drop: string;
    /** The button that opens the picker. */
    browse: string;
    /** The button that removes the file. */
    remove: string;
    /** The announcement while `isUploading`, such as "Uploading...". */
    uploading?: string;
  };
}

/** Announces why a file that was just picked is refused; other errors are read when the form is submitted. */
function useRefusalIsSaid(file: File | null, errorMessage: string | undefined): void {
  useEffect(() => {
    if (file && errorMessage !== undefined) announce(errorMessage);
  }, [file, errorMessage]);
}

interface ActionsProps extends Pick<FileDropProps, "label" | "accept" | "file" | "onChange" | "labels"> {
  isCamera: boolean | undefined;
  isDisabled: boolean;
  onRemove: () => void;
}

/** The buttons that pick a file and remove it. */
function Actions({ label, accept, file, onChange, labels, isCamera, isDisabled, onRemove }: ActionsProps) {
  return (
    <span className={actions}>
      <FileTrigger
        acceptedFileTypes={accept}
        {...(isCamera && { defaultCamera: "environment" })}
        onSelect={(files) => files?.[0] && onChange(files[0])}
      >
        <Button
          variant={file ? "quiet" : "secondary"}
          isDisabled={isDisabled}
          aria-label={`${labels.browse}: ${label}`}
        >
          {labels.browse}
        </Button>
      </FileTrigger>
      {file && (
        <Button
          variant="quiet"
          isDisabled={isDisabled}
          onPress={onRemove}
          aria-label={`${labels.remove} ${file.name}`}
        >
          {labels.remove}
        </Button>
      )}
    </span>
  );
}

/** The description of the field, and the issue of the file. */
function Notes({
  id,
  description,
  errorMessage,
}: Pick<FileDropProps, "description" | "errorMessage"> & { id: string }) {
  return (
    <div id={id}>
      {description !== undefined && <p className={fieldHint}>{description}</p>}
      {errorMessage !== undefined && (
        <p className={fieldError}>
          <Icon of={CircleAlert} size="small" />
          {errorMessage}
        </p>
      )}
    </div>
  );
}

/**
 * A field for a file, dropped, pasted or picked, with a preview. The button to pick stays focused, so that another file
 * can be picked at once; name, progress and refusal are announced.
 *
 * @example
 * <FileDrop label="Proof of payment" accept={["image/*"]} file={file} onChange={setFile} labels={{ drop: "Drop a file here, or", browse: "Browse", remove: "Remove" }} />
 */
export function FileDrop(props: FileDropProps) {
  const { id, label, description, errorMessage, accept, file, onChange, look, labels, isCamera } = props;
  const { isUploading = false, isDisabled = isUploading } = props;
  const labelId = useId();
  const notesId = useId();
  const box = useRef<HTMLDivElement>(null);
  const isInvalid = errorMessage !== undefined;
  const drop = useDrop(onChange, isDisabled);
  useRefusalIsSaid(file, errorMessage);
  const paste = ({ clipboardData }: ClipboardEvent) => {
    const pasted = clipboardData.files.item(0);
    if (pasted && !isDisabled) onChange(pasted);
  };
  const remove = () => {
    // The pressed button disappears, so the focus moves to the button that opens the file picker.
    box.current?.querySelector("button")?.focus();
    onChange(null);
  };
  return (
    <Group
      {...(id !== undefined && { id })}
      className={field}
      aria-labelledby={labelId}
      aria-describedby={notesId}
      isDisabled={isDisabled}
      data-invalid={isInvalid || undefined}
      onPaste={paste}
    >
      <span id={labelId} className={fieldLabel}>
        {label}
      </span>
      <div
        ref={box}
        className={file ? chosen : `${zone} ${look ? row : ""}`}
        data-invalid={isInvalid || undefined}
        data-drop-target={drop.isTarget || undefined}
        {...drop.listeners}
      >
        {file ? (
          <FilePreview file={file} />
        ) : (
          <>
            <span className={sign}>
              <Icon of={Upload} size="large" />
            </span>
            <span className={invitation}>{labels.drop}</span>
          </>
        )}
        <output className={file ? facts : nothing} aria-atomic={false}>
          {file && <ChosenFile file={file} uploadingLabel={isUploading ? labels.uploading : undefined} />}
        </output>
        <Actions {...{ label, accept, file, onChange, labels, isCamera, isDisabled }} onRemove={remove} />
      </div>
      <Notes id={notesId} description={description} errorMessage={errorMessage} />
    </Group>
  );
}
