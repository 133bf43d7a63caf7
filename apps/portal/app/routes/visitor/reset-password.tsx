import { NewPasswordScreen } from "@broker/screens/new-password";
import { useSearchParams } from "react-router-dom";

export default function ResetPassword() {
  const [search] = useSearchParams();
  return <NewPasswordScreen search={search} />;
}
