import { layout, route, type RouteConfig } from "@react-router/dev/routes";

/** The table of contents of everything with scripts; the public pages are those of `@broker/site`. */
export default [
  layout("routes/visitor/layout.tsx", [
    route("login", "routes/visitor/login.tsx"),
    route("sign-up", "routes/visitor/sign-up.tsx"),
    route("reset-password", "routes/visitor/reset-password.tsx"),
    route("email/verify", "routes/visitor/email-verify.tsx"),
  ]),
  layout("routes/account/layout.tsx", [
    route("dashboard", "routes/account/dashboard.tsx"),
    route("my-account", "routes/account/my-account.tsx"),
    route("profile", "routes/account/profile.tsx"),
    route("deposit-withdraw", "routes/account/deposit-withdraw.tsx"),
    route("transactions", "routes/account/transactions.tsx"),
    route("referrals", "routes/account/referrals.tsx"),
  ]),
  route("pay/handoff", "routes/pay/handoff.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
