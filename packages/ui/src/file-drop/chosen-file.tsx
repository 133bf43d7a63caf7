import { useLocale } from "react-aria-components/I18nProvider";
import { Progress } from "../progress/progress.tsx";
import { Text } from "../text/text.tsx";
import { fileName } from "./file-drop.css.ts";
import { formatFileSize } from "./file-size.ts";

interface ChosenFileProps {
  file: File;
  /** Said while the file is on its way. */
  uploadingLabel: string | undefined;
}

/** The file that was picked, in words: its name and size, and that it is on its way. */
export function ChosenFile({ file, uploadingLabel }: ChosenFileProps) {
  const { locale } = useLocale();
  return (
    <>
      <bdi className={fileName}>{file.name}</bdi>{" "}
      <Text as="span" size="small" tone="muted" figures="tabular">
        {formatFileSize(file.size, locale)}
      </Text>{" "}
      {uploadingLabel !== undefined && <Progress label={uploadingLabel} value={undefined} />}
    </>
  );
}
