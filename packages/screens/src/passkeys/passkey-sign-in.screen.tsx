import { usePasskeySignIn } from "@broker/hooks";
import { useEffect, useEffectEvent, useRef } from "react";
import { PasskeyUseView } from "./passkey-use.view.tsx";

/** A sign-in by a passkey, connected; the login page loads it when its button is pressed, and it begins at once. */
export function PasskeySignInScreen() {
  const passkey = usePasskeySignIn();
  const box = useRef<HTMLDivElement>(null);
  const begin = useEffectEvent(() => {
    if (passkey.step === "resting") passkey.begin();
  });
  useEffect(() => {
    begin();
    // The placeholder replaces the pressed button.
    box.current?.querySelector("button")?.focus();
  }, []);
  return (
    <div ref={box}>
      <PasskeyUseView state={passkey} use="signIn" />
    </div>
  );
}
