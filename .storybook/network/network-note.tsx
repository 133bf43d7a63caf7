import { Button, Notice, type NoticeProps } from "@broker/ui";
import { useSyncExternalStore } from "react";
import { calls } from "./calls.ts";
import { readNetworkChoice } from "./network-choice.ts";

const Note = (notice: Omit<NoticeProps, "tone">) => (
  <div style={{ paddingBlockEnd: "1rem" }}>
    <Notice tone="information" {...notice} />
  </div>
);

/** Explains the effect of the chosen fault: none before the story makes a call, then the call that failed. */
export function NetworkNote({ network, isConnected }: { network: string; isConnected: boolean }) {
  const { hasAny, isArmed, failed } = useSyncExternalStore(calls.subscribe, calls.read);
  const choice = readNetworkChoice(network);
  if (choice.fault === null) return null;
  if (!isConnected)
    return (
      <Note title="This story is not connected: the network changes nothing">
        Parts make no calls. Stories of screens do.
      </Note>
    );
  if (choice.calls === "next" && failed !== null)
    return (
      <Note
        title={`${failed} failed: ${choice.fault}`}
        actions={
          <Button variant="secondary" onPress={() => calls.change({ isArmed: true, failed: null })}>
            Let one more call fail
          </Button>
        }
      >
        All other calls have the story’s own answers.
      </Note>
    );
  if (choice.calls === "next" && isArmed && hasAny)
    return (
      <Note title={`The next call fails: ${choice.fault}`}>Do something in the story that makes a call.</Note>
    );
  if (hasAny) return null;
  return (
    <Note title={`Network “${choice.fault}” has no effect here yet`}>
      This story has made no call. Stories of views are given their data; those of screens load it.
    </Note>
  );
}
