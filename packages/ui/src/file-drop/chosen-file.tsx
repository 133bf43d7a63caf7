import { useLocale } from "react-aria-components/I18nProvider";
import { Progress } from "../progress/progress.tsx";
import { Text } from "../text/text.tsx";
import { fileName } from "./file-drop.css.ts";
import { formatFileSize } from "./file-size.ts";

interface ChosenFileProps {
  file: File;
  /** The text while the file is uploading. */
  uploadingLabel: string | undefined;
}

/** The name and size of the picked file, and its upload. */
export function ChosenFile({ file, uploadingLabel }: ChosenFileProps) {
  const { locale } = useLocale();
  return (
    <>
      <span className={fileName}>
        <bdi>{file.name}</bdi>
      </span>{" "}
      <Text as="span" size="small" tone="muted" figures="tabular">
        {formatFileSize(file.size, locale)}
      </Text>{" "}
      {uploadingLabel !== undefined && <Progress label={uploadingLabel} value={undefined} />}
    </>
  );
}
