import { SignUpScreen } from "@broker/screens";
import { useNavigate, useSearchParams } from "react-router";

export default function SignUp() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return <SignUpScreen referralCode={search.get("referralCode")} onSignIn={() => void navigate("/login")} />;
}
