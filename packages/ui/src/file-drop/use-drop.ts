import { type DragEvent, useRef, useState } from "react";

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");

/** Returns the first dropped item that is a file and no folder. */
function fileOf({ dataTransfer }: DragEvent): File | null {
  const item = [...dataTransfer.items].find(
    (one) => one.kind === "file" && one.webkitGetAsEntry()?.isDirectory !== true,
  );
  return item?.getAsFile() ?? null;
}

/**
 * Accepts files that are dropped on an element. It uses the browser's own events, because React Aria's drop zone adds a
 * tab stop without a function.
 */
export function useDrop(onFile: (file: File) => void, isDisabled: boolean) {
  const [isTarget, setTarget] = useState(false);
  /** The nesting depth of the drag: entering a child precedes leaving its parent. */
  const depth = useRef(0);
  const move = (by: number) => {
    depth.current = Math.max(0, depth.current + by);
    setTarget(depth.current > 0);
  };
  const listeners = {
    onDragEnter: (event: DragEvent) => carriesFiles(event) && move(1),
    onDragLeave: (event: DragEvent) => carriesFiles(event) && move(-1),
    onDragOver: (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "copy";
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      depth.current = 0;
      setTarget(false);
      const file = fileOf(event);
      if (file) onFile(file);
    },
  };
  return { listeners: isDisabled ? {} : listeners, isTarget: isTarget && !isDisabled };
}
