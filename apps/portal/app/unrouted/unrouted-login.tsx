import { paths } from "../paths.ts";
import { LoginPage } from "../routes/visitor/login-page.tsx";
import { UnroutedPage, type UnroutedPageProps } from "./unrouted-page.tsx";

/** The sign-in, which starts without the router. */
export const UnroutedLogin = (props: Pick<UnroutedPageProps, "prerendered">) => (
  <UnroutedPage path={paths.login} Page={LoginPage} {...props} />
);
