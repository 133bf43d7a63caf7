import type { ReactNode } from "react";
import { Breadcrumb, type Crumb } from "../frame/breadcrumb.tsx";
import { useMessages, useSignUp } from "../page.tsx";
import * as layout from "../style/layout.css.ts";
import * as type from "../style/type.css.ts";
import { Action } from "./action.tsx";

interface PageHeadProps {
  readonly crumbs: readonly Crumb[];
  readonly headline: string;
  readonly lead: ReactNode;
  /** The page's action, where it is not to open an account. */
  readonly action?: ReactNode;
}

/** The head of every page but the front page: breadcrumb and heading; beside it on a desk the action with the risk warning. */
export function PageHead({ crumbs, headline, lead, action }: PageHeadProps) {
  const { frame } = useMessages();
  const signUp = useSignUp();
  return (
    <div className={`${layout.wide} ${layout.pageHead}`}>
      <Breadcrumb crumbs={crumbs} />
      <h1 className={type.hero}>{headline}</h1>
      <div className={layout.pageAction}>
        <p className={type.lead}>{lead}</p>
        <div className={layout.actions}>{action ?? <Action href={signUp}>{frame.openAccount}</Action>}</div>
        <p className={type.small}>{frame.riskLine}</p>
      </div>
    </div>
  );
}
