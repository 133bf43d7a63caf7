import { useLocale } from "react-aria-components/I18nProvider";
import { Button } from "../button/button.tsx";
import { Progress } from "../progress/progress.tsx";
import { Text } from "../text/text.tsx";
import { chosen, facts, fileName } from "./file-drop.css.ts";
import { FilePreview } from "./file-preview.tsx";
import { formatFileSize } from "./file-size.ts";

interface ChosenFileProps {
  file: File;
  isInvalid: boolean;
  isDisabled: boolean;
  uploadingLabel: string | undefined;
  removeLabel: string;
  onRemove: () => void;
}

/** The file that was picked: a look at it, its name and size, that it is on its way, and how to get rid of it. */
export function ChosenFile({
  file,
  isInvalid,
  isDisabled,
  uploadingLabel,
  removeLabel,
  onRemove,
}: ChosenFileProps) {
  const { locale } = useLocale();
  return (
    <div className={chosen} data-invalid={isInvalid || undefined}>
      <FilePreview file={file} />
      <span className={facts}>
        <bdi className={fileName}>{file.name}</bdi>
        <Text as="span" size="small" tone="muted" figures="tabular">
          {formatFileSize(file.size, locale)}
        </Text>
        <output>
          {uploadingLabel !== undefined && <Progress label={uploadingLabel} value={undefined} />}
        </output>
      </span>
      <Button
        variant="quiet"
        isDisabled={isDisabled}
        onPress={onRemove}
        aria-label={`${removeLabel} ${file.name}`}
      >
        {removeLabel}
      </Button>
    </div>
  );
}
