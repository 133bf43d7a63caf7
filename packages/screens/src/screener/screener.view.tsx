import { Embed } from "@broker/ui";
import type { Ref } from "react";
import { useMessages } from "../i18n/translation.tsx";
import { ScreenerLoading, SCREENER_HEIGHT } from "./screener-loading.view.tsx";
import { screenerMessages } from "./screener.messages.ts";

interface ScreenerViewProps {
  /** The name of the list in the frame. */
  list: string;
  /** The address of the frame's document. */
  src: string;
  isLoaded: boolean;
  frameRef?: Ref<HTMLIFrameElement>;
}

/** A list of the market in its frame, or its placeholder. */
export function ScreenerView({ list, src, isLoaded, frameRef }: ScreenerViewProps) {
  const t = useMessages(screenerMessages);
  return (
    <Embed
      title={t("frame", { list })}
      height={SCREENER_HEIGHT}
      src={src}
      isShown={isLoaded}
      isOwn
      {...(frameRef && { frameRef })}
    >
      <ScreenerLoading />
    </Embed>
  );
}
