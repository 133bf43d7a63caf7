import type { Failure } from "@broker/hooks";
import { announce, Button, Notice, RefreshCw } from "@broker/ui";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
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

type Asking = "no" | "yes" | "answered";

/** Whether the reading that goes on, or has just ended, was asked for here, and how to ask for one. */
function useAsking({ isRefreshing, refresh }: Refreshable) {
  const [asking, setAsking] = useState<Asking>("no");
  const [wasRefreshing, setWasRefreshing] = useState(isRefreshing);
  if (wasRefreshing !== isRefreshing) {
    setWasRefreshing(isRefreshing);
    if (isRefreshing && asking === "answered") setAsking("no");
    if (!isRefreshing && asking === "yes") setAsking("answered");
  }
  const ask = () => {
    setAsking("yes");
    refresh();
  };
  return { asking, ask };
}

/**
 * Says when a list is there anew that was asked for, or that could not be read before; that it is not, its notice says.
 * What is read again because of something else is no news.
 */
function useNewsOfRefresh(
  { isRefreshing, refreshFailure }: Refreshable,
  asking: Asking,
  words: string,
): void {
  const before = useRef({ wasRefreshing: isRefreshing, hadFailed: false });
  useEffect(() => {
    const { wasRefreshing, hadFailed } = before.current;
    const isThere = wasRefreshing && !isRefreshing && !refreshFailure;
    if (isThere && (asking === "answered" || hadFailed)) announce(words);
    before.current = {
      wasRefreshing: isRefreshing,
      hadFailed: refreshFailure !== null || (hadFailed && !isThere),
    };
  }, [isRefreshing, refreshFailure, asking, words]);
}

/** Reads a list again; one to a page. */
export function RefreshButton({ list }: { list: Refreshable }) {
  const t = useMessages(refreshMessages);
  const { asking, ask } = useAsking(list);
  useNewsOfRefresh(list, asking, t("refreshed"));
  return (
    <Button
      id={BUTTON}
      variant="secondary"
      icon={RefreshCw}
      onPress={ask}
      isPending={list.isRefreshing && asking === "yes"}
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
