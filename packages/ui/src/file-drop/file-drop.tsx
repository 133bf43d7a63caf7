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
import { actions, chosen, facts, nothing, sign, zone } from "./file-drop.css.ts";
import { FilePreview } from "./file-preview.tsx";
import { useDrop } from "./use-drop.ts";

export interface FileDropProps extends FieldWords {
  id?: string;
  /** MIME types that the picker offers, such as `["image/*", "application/pdf"]`; checking is the caller's. */
  accept: readonly string[];
  file: File | null;
  /** Called with the file picked or dropped, and with `null` on removal. */
  onChange: (file: File | null) => void;
  /** While true no file can be picked, dropped or removed, as while one is being sent. */
  isDisabled?: boolean;
  /** While true the file is on its way: it is said, and nothing can be changed. */
  isUploading?: boolean;
  labels: {
    /** Beside the button, such as "Drop a file here, or". */
    drop: string;
    browse: string;
    remove: string;
    /** Said while `isUploading`, such as "Uploading...". */
    uploading?: string;
  };
}

/** Says why a file that was just picked is refused; what is wrong without one is read where the form is refused. */
function useRefusalIsSaid(file: File | null, errorMessage: string | undefined): void {
  useEffect(() => {
    if (file && errorMessage !== undefined) announce(errorMessage);
  }, [file, errorMessage]);
}

/**
 * A file, dropped, pasted or picked, with a look at it before it goes. The button to pick stays where it is, and keeps
 * the focus, so that another file can be picked at once; name, progress and refusal are announced.
 *
 * @example
 * <FileDrop label="Proof of payment" accept={["image/*"]} file={file} onChange={setFile} labels={labels} />
 */
export function FileDrop(props: FileDropProps) {
  const { id, label, description, errorMessage, accept, file, onChange, labels } = props;
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
    // The button to pick stays; the one that was pressed goes.
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
        className={file ? chosen : zone}
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
            <span>{labels.drop}</span>
          </>
        )}
        <output className={file ? facts : nothing} aria-atomic={false}>
          {file && <ChosenFile file={file} uploadingLabel={isUploading ? labels.uploading : undefined} />}
        </output>
        <span className={actions}>
          <FileTrigger acceptedFileTypes={accept} onSelect={(files) => files?.[0] && onChange(files[0])}>
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
              onPress={remove}
              aria-label={`${labels.remove} ${file.name}`}
            >
              {labels.remove}
            </Button>
          )}
        </span>
      </div>
      <div id={notesId}>
        {description !== undefined && <p className={fieldHint}>{description}</p>}
        {isInvalid && (
          <p className={fieldError}>
            <Icon of={CircleAlert} size="small" />
            {errorMessage}
          </p>
        )}
      </div>
    </Group>
  );
}
