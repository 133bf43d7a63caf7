import { type App, operation } from "../contract/operation.ts";
import type { Deps } from "../deps.ts";
import { userInfo } from "./profile.service.ts";

/** The user's own data. */
export function profileRoutes(app: App, deps: Deps): void {
  operation(app, deps, "GetUserInfo", ({ sql, user }) => userInfo(sql, user));
}
