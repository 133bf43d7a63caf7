import { FileText } from "lucide-react";
import { useCallback } from "react";
import { Icon } from "../icon/icon.tsx";
import { image, preview } from "./file-drop.css.ts";

/** A preview of a file: the image itself, or an icon for other types. */
export function FilePreview({ file }: { file: File }) {
  const showFile = useCallback(
    (element: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      element.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return (
    <span className={preview}>
      {file.type.startsWith("image/") ? (
        <img ref={showFile} alt="" className={image} />
      ) : (
        <Icon of={FileText} size="large" />
      )}
    </span>
  );
}
