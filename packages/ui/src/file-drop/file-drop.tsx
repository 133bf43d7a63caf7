import { CircleAlert, Upload } from "lucide-react";
import { useId } from "react";
import { DropZone } from "react-aria-components/DropZone";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { Group } from "react-aria-components/Group";
import { Button } from "../button/button.tsx";
import type { FieldWords } from "../field/field.tsx";
import { field, fieldError, fieldHint, fieldLabel } from "../field/field.css.ts";
import { Icon } from "../icon/icon.tsx";
import { ChosenFile } from "./chosen-file.tsx";
import { sign, zone } from "./file-drop.css.ts";

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

/**
 * A file, dropped or picked, with a look at it before it goes.
 *
 * @example
 * <FileDrop label="Proof of payment" accept={["image/*"]} file={file} onChange={setFile} labels={labels} />
 */
export function FileDrop(props: FileDropProps) {
  const { id, label, description, errorMessage, accept, file, onChange, labels } = props;
  const { isUploading = false, isDisabled = isUploading } = props;
  const labelId = useId();
  const notesId = useId();
  const isInvalid = errorMessage !== undefined;
  return (
    <Group
      {...(id !== undefined && { id })}
      className={field}
      aria-labelledby={labelId}
      aria-describedby={notesId}
      isDisabled={isDisabled}
    >
      <span id={labelId} className={fieldLabel}>
        {label}
      </span>
      {file === null ? (
        <DropZone
          className={zone}
          aria-label={label}
          isDisabled={isDisabled}
          data-invalid={isInvalid || undefined}
          onDrop={({ items }) => {
            const dropped = items.find((item) => item.kind === "file");
            // A file that went away since it was picked up is no file: all stays as it is.
            void dropped?.getFile().then(onChange, () => undefined);
          }}
        >
          <span className={sign}>
            <Icon of={Upload} size="large" />
          </span>
          <span>{labels.drop}</span>
          <FileTrigger acceptedFileTypes={accept} onSelect={(files) => onChange(files?.item(0) ?? null)}>
            <Button variant="secondary" isDisabled={isDisabled}>
              {labels.browse}
            </Button>
          </FileTrigger>
        </DropZone>
      ) : (
        <ChosenFile
          file={file}
          isInvalid={isInvalid}
          isDisabled={isDisabled}
          uploadingLabel={isUploading ? labels.uploading : undefined}
          removeLabel={labels.remove}
          onRemove={() => onChange(null)}
        />
      )}
      <div id={notesId}>
        {description !== undefined && <p className={fieldHint}>{description}</p>}
        {isInvalid && (
          <p className={fieldError} role="alert">
            <Icon of={CircleAlert} size="small" />
            {errorMessage}
          </p>
        )}
      </div>
    </Group>
  );
}
