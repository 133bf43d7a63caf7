import { EmailVerificationScreen } from "@broker/screens";
import { useNavigate, useSearchParams } from "react-router-dom";
import { Beside } from "./beside.tsx";

export default function EmailVerify() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (
    <>
      <EmailVerificationScreen token={search.get("token")} onFinished={() => void navigate("/login")} />
      <Beside />
    </>
  );
}
