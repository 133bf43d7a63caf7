import { NewPasswordScreen } from "@broker/screens";
import { useSearchParams } from "react-router-dom";

export default function ResetPassword() {
  const [search] = useSearchParams();
  return <NewPasswordScreen token={search.get("token")} />;
}
