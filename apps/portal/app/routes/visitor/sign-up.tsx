import { SignUpScreen } from "@broker/screens";
import { useSearchParams } from "react-router";

export default function SignUp() {
  const [search] = useSearchParams();
  return <SignUpScreen referralCode={search.get("referralCode")} />;
}
