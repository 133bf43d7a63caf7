import { Notice } from "@broker/ui";
import { useSyncExternalStore } from "react";
import { calls } from "./calls.ts";

/** Says that a chosen fault changes nothing, until the story makes a call. */
export function NetworkNote({ network }: { network: string }) {
  const hasCalled = useSyncExternalStore(calls.subscribe, calls.hasAny);
  if (network === "story" || hasCalled) return null;
  return (
    <div style={{ paddingBlockEnd: "1rem" }}>
      <Notice tone="information" title={`Network “${network}” has no effect here yet`}>
        This story has made no call. Stories of views are given their data; those of screens load it.
      </Notice>
    </div>
  );
}
