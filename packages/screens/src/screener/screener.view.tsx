import { Button, Embed, EmptyState, TrendingUp } from "@broker/ui";
import type { Ref } from "react";
import { useMessages } from "../i18n/translation.tsx";
import { ScreenerLoading, SCREENER_HEIGHT } from "./screener-loading.view.tsx";
import { screenerMessages } from "./screener.messages.ts";
import type { ScreenerStatus } from "./use-screener.ts";

interface ScreenerViewProps {
  /** The list that the frame shows, in words. */
  list: string;
  /** Address of the frame's document, or nothing while it is not wanted. */
  src?: string | undefined;
  status: ScreenerStatus;
  frameRef?: Ref<HTMLIFrameElement>;
  retry?: () => void;
}

/** One list of the market in its frame, or what stands there until it is loaded. */
export function ScreenerView({ list, src, status, frameRef, retry }: ScreenerViewProps) {
  const t = useMessages(screenerMessages);
  return (
    <Embed
      title={t("frame", { list })}
      height={SCREENER_HEIGHT}
      src={src}
      isShown={status === "loaded"}
      {...(frameRef && { frameRef })}
    >
      {status === "failed" || status === "offline" ? (
        <EmptyState
          title={t(status)}
          level={3}
          icon={TrendingUp}
          action={
            <Button variant="secondary" {...(retry && { onPress: retry })}>
              {t("retry")}
            </Button>
          }
        >
          {t(status === "offline" ? "offlineText" : "failedText")}
        </EmptyState>
      ) : (
        <ScreenerLoading />
      )}
    </Embed>
  );
}
