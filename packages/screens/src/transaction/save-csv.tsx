import { announce, downloadBlob } from "@broker/ui";
import { useEffect, useEffectEvent, useRef } from "react";
import { useMessages } from "../i18n/translation.tsx";
import { toCsv } from "./csv.ts";
import { transactionMessages } from "./transaction.messages.ts";

/** The properties of {@link SaveCsv}. */
export interface SaveCsvProps {
  fileName: string;
  /** Returns the content of the file. */
  toText(write: typeof toCsv): string;
  onClose: () => void;
}

/** Downloads a CSV file, once, when it is mounted. */
export function SaveCsv({ fileName, toText, onClose }: SaveCsvProps) {
  const t = useMessages(transactionMessages);
  const isSaved = useRef(false);
  const save = useEffectEvent(() => {
    // React's strict mode mounts a component twice.
    if (isSaved.current) return;
    isSaved.current = true;
    downloadBlob(new Blob([toText(toCsv)], { type: "text/csv;charset=utf-8" }), fileName);
    announce(t("downloaded", { name: fileName }));
    onClose();
  });
  useEffect(() => save(), []);
  return null;
}
