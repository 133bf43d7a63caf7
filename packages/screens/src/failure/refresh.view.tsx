import type { Failure } from "@broker/hooks";
import { announce, Button, Notice, RefreshCw } from "@broker/ui";
import { useEffect, useLayoutEffect, useRef } from "react";
import { useMessages } from "../i18n/translation.tsx";
import { failureMessages } from "./failure.messages.ts";
import { failureText } from "./failure-text.ts";
import { refreshMessages } from "./refresh.messages.ts";

/** A list that is there, as far as it can be read again. */
export interface Refreshable {
  readonly isRefreshing: boolean;
  readonly refreshFailure: Failure | null;
  refresh(): void;
}

const BUTTON = "refresh-list";

/** Says when a list that was read again is there; that it is not, its notice says. */
function useNewsOfRefresh({ isRefreshing, refreshFailure }: Refreshable, words: string): void {
  const wasRefreshing = useRef(isRefreshing);
  useEffect(() => {
    if (wasRefreshing.current && !isRefreshing && !refreshFailure) announce(words);
    wasRefreshing.current = isRefreshing;
  }, [isRefreshing, refreshFailure, words]);
}

/** Reads a list again; one to a page. */
export function RefreshButton({ list }: { list: Refreshable }) {
  const t = useMessages(refreshMessages);
  useNewsOfRefresh(list, t("refreshed"));
  return (
    <Button
      id={BUTTON}
      variant="secondary"
      icon={RefreshCw}
      onPress={list.refresh}
      isPending={list.isRefreshing}
      pendingLabel={t("refreshing")}
    >
      {t("refresh")}
    </Button>
  );
}

/** Says above a list that it may be old, because reading it again failed; nothing while it did not. */
export function RefreshFailed({ list }: { list: Refreshable }) {
  return list.refreshFailure && <OldList list={list} failure={list.refreshFailure} />;
}

function OldList({ list, failure }: { list: Refreshable; failure: Failure }) {
  const t = useMessages(refreshMessages);
  const f = useMessages(failureMessages);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const notice = box.current;
    // Once the list is there anew, who pressed here goes on from the button that does the same.
    return () => {
      if (notice?.contains(document.activeElement)) document.getElementById(BUTTON)?.focus();
    };
  }, []);
  return (
    <div ref={box}>
      <Notice
        tone="warning"
        role="alert"
        title={t("failed")}
        actions={
          <Button
            variant="secondary"
            onPress={list.refresh}
            isPending={list.isRefreshing}
            pendingLabel={t("refreshing")}
          >
            {f("retry")}
          </Button>
        }
      >
        {failureText(f, failure)}
      </Notice>
    </div>
  );
}
