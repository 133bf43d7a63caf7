import { skipToken, useMutation, useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useProvider } from "../capability/use-provider.ts";
import { codeOf, type Failure, toFailure } from "../failure.ts";
import { fileIssue } from "../form/file.rules.ts";
import type { Issue } from "../form/issue.ts";
import { useBroker } from "../provider.tsx";
import { isUnderWay } from "../run-mutation.ts";
import { kycCaptureMutations } from "./kyc-capture.mutations.ts";
import { kycCaptureQueries } from "./kyc-capture.queries.ts";
import type { KycSide } from "./kyc-review.rules.ts";
import { kycFileTypes } from "./kyc.rules.ts";
import { shrinkPhoto } from "./shrink-photo.ts";

/** The state of the page that takes the photo on a phone, with the commands that are legal in it. */
export type KycPhotoState =
  /** `unsupported` where the provider is known to lack the capability; `ended` for a link that is incomplete, unknown, was used or is over. */
  | { readonly step: "unsupported" | "ended" | "sent" }
  | {
      /** The page asks for the code that the computer shows, before it opens the camera. */
      readonly step: "locked" | "opening";
      /** Whether the last code was not the code of the link, or had not four digits. */
      readonly isWrong: boolean;
      /** Opens the link by the code that the computer shows. */
      open(code: string): void;
    }
  | { readonly step: "unavailable"; readonly failure: Failure; retry(): void }
  | {
      readonly step: "taking" | "sending";
      /** The side to photograph. */
      readonly side: KycSide;
      /** The photo; null before the user has taken it. */
      readonly file: File | null;
      /** Why the photo cannot be sent; null otherwise. */
      readonly issue: Issue<"fileType" | "fileTooLarge"> | null;
      /** Why the last photo did not arrive; null otherwise. The same photo can be sent again. */
      readonly failure: Failure | null;
      readonly fileTypes: readonly string[];
      /**
       * Replaces the photo, or removes it by null. A photo that is too large to be sent is shrunk. Does nothing while a photo
       * is sent.
       */
      take(file: File | null): void;
      /** Sends the photo. Does nothing without a photo, with an issue, or while the photo is sent. */
      send(): void;
    };

/** The refusal of a link that is unknown, was used or is over. */
const ENDED = 1006;
/** The refusal of a wrong code. */
const WRONG = 1184;

/**
 * Takes the photo of one side of a document on a phone, by the `token` of the link that {@link useKycCapture} has created
 * on another device, and the code that this device shows; for providers with the capability `kycCapture`. It needs no session.
 *
 * @example
 * const photo = useKycPhoto({ token: location.hash.slice(1) });
 * if (photo.step === "taking") return <button onClick={photo.send}>Send photo</button>;
 */
export function useKycPhoto({ token }: { token: string }): KycPhotoState {
  const broker = useBroker();
  const isOff = useProvider()?.capabilities.includes("kycCapture") === false;
  // The page may be opened with another link later, to which neither the photo nor the outcome belongs.
  const [photo, setPhoto] = useState<{ readonly token: string; readonly file: File } | null>(null);
  const file = photo?.token === token ? photo.file : null;
  const [typed, setTyped] = useState<{ readonly token: string; readonly code: string } | null>(null);
  const code = typed?.token === token ? typed.code : "";
  const isWhole = /^\d{4}$/.test(code);
  const taken = useRef<File | null>(null);
  const link = kycCaptureQueries.link(broker, { token, code });
  const opening = useQuery(
    { ...link, ...((isOff || token === "" || !isWhole) && { queryFn: skipToken }) },
    broker.queryClient,
  );
  const options = kycCaptureMutations.send(broker);
  const mutation = useMutation(options, broker.queryClient);
  const sending = mutation.variables?.token === token ? mutation : null;
  if (isOff) return { step: "unsupported" };
  if (sending?.isSuccess) return { step: "sent" };
  if (token === "" || [opening.error, sending?.error].some((error) => codeOf(error) === ENDED))
    return { step: "ended" };
  if (!opening.data) {
    const isWrong = (typed?.token === token && !isWhole) || codeOf(opening.error) === WRONG;
    if (isWrong || !opening.error)
      return {
        step: isWhole && !isWrong ? "opening" : "locked",
        isWrong,
        open: (next) => setTyped({ token, code: next }),
      };
    const failure = toFailure(opening.error, "OpenKycCapture");
    return { step: "unavailable", failure, retry: () => void opening.refetch() };
  }
  const issue = file && fileIssue(file, kycFileTypes);
  const shrink = async (large: File) => {
    const smaller = await shrinkPhoto(large);
    if (taken.current === large) setPhoto({ token, file: smaller });
  };
  const isFree = () => !isUnderWay(broker, options.mutationKey);
  return {
    step: sending?.isPending ? "sending" : "taking",
    side: opening.data.side,
    file,
    issue,
    failure: sending?.error ? toFailure(sending.error, "SendKycCapture") : null,
    fileTypes: kycFileTypes,
    take: (next) => {
      if (!isFree()) return;
      mutation.reset();
      taken.current = next;
      const isTooLarge = next !== null && fileIssue(next, kycFileTypes)?.code === "fileTooLarge";
      setPhoto(next === null || isTooLarge ? null : { token, file: next });
      if (isTooLarge) void shrink(next);
    },
    send: () => {
      if (file && !issue && isFree()) mutation.mutate({ token, file });
    },
  };
}
