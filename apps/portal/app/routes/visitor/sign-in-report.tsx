import { SignInReportScreen } from "@broker/screens/sign-in-report";
import { useSearchParams } from "react-router-dom";

export default function SignInReport() {
  const [search] = useSearchParams();
  return <SignInReportScreen search={search} />;
}
