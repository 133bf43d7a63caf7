import { CaptureScreen } from "@broker/screens/capture";
import { useLocation } from "react-router-dom";

export default function Capture() {
  return <CaptureScreen hash={useLocation().hash} />;
}
