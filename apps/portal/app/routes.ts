import { layout, route, type RouteConfig } from "@react-router/dev/routes";
import { areaPaths, inappPaths, paths } from "./paths.ts";

/** Defines the route of a screen of the client area, which `area.ts` maps to its path. */
const screen = (path: string) => route(path, "routes/account/screen.tsx", { id: `account${path}` });

/** The routes of all pages of the app; `@broker/site` has the public pages. */
export default [
  layout("routes/visitor/layout.tsx", [
    // Each page has an address for every language: `/login`, `/ms/login`.
    route(`:lang?${paths.login}`, "routes/visitor/login.tsx"),
    route(`:lang?${paths.signUp}`, "routes/visitor/sign-up.tsx"),
    route(`:lang?${paths.resetPassword}`, "routes/visitor/reset-password.tsx"),
    route(`:lang?${paths.emailVerification}`, "routes/visitor/email-verify.tsx"),
    route(`:lang?${paths.signInReport}`, "routes/visitor/sign-in-report.tsx"),
    route(`:lang?${paths.capture}`, "routes/visitor/capture.tsx"),
  ]),
  layout("routes/account/layout.tsx", areaPaths.map(screen)),
  route(paths.paymentHandoff, "routes/pay/handoff.tsx"),
  ...inappPaths.map((path) => route(path, "routes/inapp/journey.tsx", { id: `inapp${path}` })),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
