import type { Failure } from "@broker/hooks";
import { announce, Button, Notice, RefreshCw } from "@broker/ui";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { focusHeading } from "../frame/focus-heading.ts";
import { useMessages } from "../i18n/translation.tsx";
import { failureMessages } from "./failure.messages.ts";
import { toFailureText } from "./failure-text.ts";
import { refreshMessages } from "./refresh.messages.ts";

/** The refresh state of a loaded list. */
export interface Refreshable {
  readonly isRefreshing: boolean;
  readonly refreshFailure: Failure | null;
  refresh(): void;
}

const BUTTON = "refresh-list";

/** Moves the focus to the button that refreshes the list; returns false where there is none. */
export function focusRefresh(): boolean {
  const button = document.getElementById(BUTTON);
  button?.focus();
  return button !== null;
}

type Asking = "no" | "yes" | "answered";

/** Tracks whether the running or last refresh was requested here, and returns the function that requests one. */
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
 * Announces the result of a requested refresh, or of a list that failed to load before; a failure has its own notice. A
 * refresh for other reasons is not announced.
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

/** A button that refreshes a list; one per page. */
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

/** A notice above a list whose refresh failed, that the list may be outdated. */
export function RefreshFailed({ list }: { list: Refreshable }) {
  return list.refreshFailure && <OldList list={list} failure={list.refreshFailure} />;
}

function OldList({ list, failure }: { list: Refreshable; failure: Failure }) {
  const t = useMessages(refreshMessages);
  const f = useMessages(failureMessages);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const notice = box.current;
    // Once the list has loaded, this button is gone, and the focus moves to the refresh button, or to the list's heading.
    return () => {
      if (!notice?.contains(document.activeElement)) return;
      if (!focusRefresh()) focusHeading(notice.closest("section"), 2);
    };
  }, []);
  return (
    <div ref={box}>
      <Notice
        tone="warning"
        role="alert"
        title={t("failed")}
        actions={
          failure.kind !== "unsupported" && (
            <Button
              variant="secondary"
              onPress={list.refresh}
              isPending={list.isRefreshing}
              pendingLabel={t("refreshing")}
            >
              {f("retry")}
            </Button>
          )
        }
      >
        {toFailureText(f, failure)}
      </Notice>
    </div>
  );
}
