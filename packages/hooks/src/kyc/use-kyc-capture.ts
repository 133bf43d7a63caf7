import { type Data, parseProviderDate } from "@broker/sdk";
import { skipToken, useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { type Failure, toFailure } from "../failure.ts";
import { useBroker } from "../provider.tsx";
import { isStillSignedIn, userIdOf } from "../session/signed-in-user.ts";
import { kycCaptureMutations } from "./kyc-capture.mutations.ts";
import { kycCaptureQueries } from "./kyc-capture.queries.ts";
import type { KycSide } from "./kyc-review.rules.ts";

/** The state of a photo that a phone takes, with the commands that are legal in it. */
export type KycCaptureState =
  | { readonly step: "closed"; begin(): void }
  | {
      /** `opened` once a phone has opened the link. */
      readonly step: "beginning" | "waiting" | "opened";
      /** The address for the phone. Null while it is being created. */
      readonly link: string | null;
      /** The four digits that the user reads here and types on the phone, which are not in the link; null like the link. */
      readonly code: string | null;
      /** Until when the link takes a photo; null while it is being created. */
      readonly endsAt: Date | null;
      /** Whether the last read failed; the next read follows automatically. */
      readonly isLost: boolean;
      close(): void;
    }
  | {
      /** `ended` if no photo came in time, or another link has replaced this link. */
      readonly step: "notBegun" | "ended";
      /** Why no link was created; null for a link that has ended. */
      readonly failure: Failure | null;
      begin(): void;
      close(): void;
    };

/** Returns the photo as a file for the form; null before the photo has arrived. */
function toPhoto(capture: Data<"GetKycCapture"> | undefined): File | null {
  const { fileName, mediaType, content } = capture ?? {};
  if (!fileName || !mediaType || !content) return null;
  const bytes = Uint8Array.from(atob(content), (letter) => letter.codePointAt(0) ?? 0);
  return new File([bytes], fileName, { type: mediaType });
}

/**
 * Lets a phone take the photo of one side of the user's document, by a link that works once; for providers with the
 * capability `kycCapture`. `onPhoto` is called with the photo once it has arrived, and the state is then `closed`. The photo
 * is sent nowhere else: it is a file for the form.
 *
 * @example
 * const capture = useKycCapture({ side: "front", onPhoto: (file) => console.log(file.name) });
 * if (capture.step === "closed") return <button onClick={capture.begin}>Use the camera of your phone</button>;
 * if (capture.step === "waiting" && capture.link) return <a href={capture.link}>{capture.link}, {capture.code}</a>;
 */
export function useKycCapture({
  side,
  onPhoto,
}: {
  side: KycSide;
  onPhoto: (photo: File) => void;
}): KycCaptureState {
  const broker = useBroker();
  const mutation = useMutation(kycCaptureMutations.begin(broker), broker.queryClient);
  // Two presses before the next render begin one link; after the dialog was closed another link can begin at once.
  const isBeginning = useRef(false);
  const { data: begun, variables, error } = mutation;
  const captureQuery = kycCaptureQueries.capture(broker, begun?.captureId ?? "");
  const query = useQuery({ ...captureQuery, ...(!begun && { queryFn: skipToken }) }, broker.queryClient);
  const capture = begun && query.data;

  const receive = useEffectEvent((received: Data<"GetKycCapture">) => {
    const photo = toPhoto(received);
    if (photo === null) return;
    const owner = variables?.owner ?? null;
    // The answer with the file is dropped at once, so that another user never receives it.
    mutation.reset();
    if (owner !== null && isStillSignedIn(broker, owner)) onPhoto(photo);
  });
  useEffect(() => {
    if (capture) receive(capture);
  }, [capture]);

  const close = () => {
    isBeginning.current = false;
    mutation.reset();
  };
  const begin = () => {
    if (isBeginning.current) return;
    isBeginning.current = true;
    mutation.mutate(
      { side, owner: userIdOf(broker) },
      { onSettled: () => void (isBeginning.current = false) },
    );
  };
  if (error) return { step: "notBegun", failure: toFailure(error, "BeginKycCapture"), begin, close };
  if (capture?.state === "ended") return { step: "ended", failure: null, begin, close };
  // The effect of this render gives the photo to the form.
  if (mutation.isIdle || capture?.state === "received") return { step: "closed", begin };
  return {
    step: begun ? (capture?.state ?? "waiting") : "beginning",
    link: begun?.link ?? null,
    code: begun?.code ?? null,
    endsAt: parseProviderDate(begun?.endsAt ?? null),
    isLost: query.isPaused || query.error !== null,
    close,
  };
}
