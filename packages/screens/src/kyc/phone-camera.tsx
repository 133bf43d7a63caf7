import { useCapability } from "@broker/hooks";
import { Skeleton } from "@broker/ui";
import { createContext, type ReactNode, use } from "react";
import { lateExtension } from "../frame/late-extension.tsx";
import type { PhoneCameraProps } from "./phone-camera.screen.tsx";

const Offered = createContext(false);

/** Offers the camera of a phone to every {@link PhoneCamera} below, where the provider has the capability. */
export function PhoneCameraProvider({ children }: { children: ReactNode }) {
  const isOffered = useCapability("kycCapture");
  return <Offered value={isOffered}>{children}</Offered>;
}

// Late code, for providers with the capability. If it fails to load, a file can still be chosen.
const Camera = lateExtension<PhoneCameraProps>(
  async () => (await import("./phone-camera.screen.tsx")).PhoneCameraScreen,
  { while: () => <Skeleton height="target" />, whenMissing: () => null },
);

/** The button that lets a phone take the photo of one side; nothing without the capability. */
export function PhoneCamera(props: PhoneCameraProps) {
  return use(Offered) && <Camera {...props} />;
}
