import { Button, Inline, Notice, Stack, Text } from "@broker/ui";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { failureMessages } from "../failure/failure.messages.ts";
import { toFailureText } from "../failure/failure-text.ts";
import { focusRefresh } from "../failure/refresh.view.tsx";
import { useMessages } from "../i18n/translation.tsx";
import type { Part } from "./listed.tsx";
import { restMessages } from "./rest.messages.ts";
import { transactionMessages } from "./transaction.messages.ts";

/** The properties of {@link Rest}. */
export interface RestProps {
  part: Part;
  /** The number of rows that have been read. */
  count: number;
  /** Whether a page of the list is wanted that has not been read. */
  isBeyond: boolean;
  /** Whether the whole list is needed, such as for a filter, or for a transaction that has not been found. */
  isWanted: boolean;
}

/** Says that a part of a list has been read, and reads on: the next page, or all pages where they are needed or requested. */
export function Rest({ part, count, isBeyond, isWanted }: RestProps) {
  const t = useMessages(restMessages);
  const f = useMessages(failureMessages);
  const words = useMessages(transactionMessages);
  const [isAsked, setAsked] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const { isLoadingMore, moreFailure, loadMore, loadAll } = part;
  const needsAll = isAsked || isWanted;
  const isNext = (needsAll || isBeyond) && !isLoadingMore && moreFailure === null;
  const read = needsAll ? loadAll : loadMore;
  // After each page too, since a page may have brought less than is needed. What is being read is not read twice.
  useEffect(() => {
    if (isNext) read();
  });
  useEffect(() => {
    if (moreFailure) box.current?.scrollIntoView({ block: "nearest" });
  }, [moreFailure]);
  useLayoutEffect(() => {
    const shown = box.current;
    // Once the list is whole, the focused button is gone.
    return () => {
      if (shown?.contains(document.activeElement)) focusRefresh();
    };
  }, []);
  const isReading = isLoadingMore || isNext;
  return (
    <div ref={box}>
      <Stack gap={3}>
        {moreFailure && (
          <Notice tone="warning" role="alert" title={t("failed")}>
            {toFailureText(f, moreFailure)}
          </Notice>
        )}
        <Inline justify="between">
          <Text as="div" size="small" tone="muted">
            <output>{isReading ? t("reading") : t("part", { count })}</output>
          </Text>
          <Button
            variant="secondary"
            isPending={isReading}
            pendingLabel={words("loading")}
            onPress={() => (moreFailure ? read() : setAsked(true))}
          >
            {moreFailure ? f("retry") : t("readAll")}
          </Button>
        </Inline>
      </Stack>
    </div>
  );
}
