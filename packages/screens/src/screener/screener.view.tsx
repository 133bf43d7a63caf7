import { Button, Embed, EmptyState, TrendingUp } from "@broker/ui";
import type { Ref } from "react";
import { useMessages } from "../i18n/translation.tsx";
import { ScreenerLoading, SCREENER_HEIGHT } from "./screener-loading.view.tsx";
import { screenerMessages } from "./screener.messages.ts";
import type { ScreenerStatus } from "./use-screener.ts";

interface ScreenerViewProps {
  /** The name of the list in the frame. */
  list: string;
  /** The address of the frame's document; undefined while it is not needed. */
  src?: string | undefined;
  status: ScreenerStatus;
  frameRef?: Ref<HTMLIFrameElement>;
  retry?: () => void;
}

/** A list of the market in its frame, or its placeholder. */
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
