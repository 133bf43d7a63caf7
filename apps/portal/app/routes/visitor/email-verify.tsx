import { EmailVerificationScreen } from "@broker/screens/email-verification";
import { useSearchParams } from "react-router-dom";
import { Beside } from "./beside.tsx";

export default function EmailVerify() {
  const [search] = useSearchParams();
  return (
    <>
      <EmailVerificationScreen search={search} />
      <Beside />
    </>
  );
}
