import { useUserInfo } from "@broker/hooks";
import { DashboardView } from "./dashboard.view.tsx";

/**
 * The dashboard, connected.
 *
 * @example
 * <DashboardScreen />
 */
export function DashboardScreen() {
  return <DashboardView user={useUserInfo()} />;
}
