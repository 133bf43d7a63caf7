import { paths } from "../paths.ts";
import { SignUpPage } from "../routes/visitor/sign-up-page.tsx";
import { UnroutedPage, type UnroutedPageProps } from "./unrouted-page.tsx";

/** The sign-up, which starts without the router. */
export const UnroutedSignUp = (props: Pick<UnroutedPageProps, "prerendered">) => (
  <UnroutedPage path={paths.signUp} Page={SignUpPage} {...props} />
);
