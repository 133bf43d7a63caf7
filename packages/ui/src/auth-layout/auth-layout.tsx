import type { ReactNode } from "react";
import { Heading } from "../heading/heading.tsx";
import { MarketIllustration } from "../market-illustration/market-illustration.tsx";
import { Text } from "../text/text.tsx";
import {
  brandGlow,
  brandPane,
  brandWords,
  foot,
  head,
  formColumn,
  formPane,
  layout,
  picture,
} from "./auth-layout.css.ts";

/** The properties of {@link AuthLayout}. */
export interface AuthLayoutProps {
  /** The company's logo or name, above the form. */
  logo: ReactNode;
  /** The form with its heading. */
  children: ReactNode;
  /** The large sentence beside the form, on desktops. */
  headline: string;
  /** The line below the headline. */
  tagline: string;
  /** Replaces the default line art. */
  illustration?: ReactNode;
  /** Below the form, such as a risk warning or a {@link LanguageSwitch}. */
  footer?: ReactNode;
}

/**
 * The layout of sign-in and sign-up: form on one side, brand on the other; on phones the brand in few words above the form.
 *
 * @example
 * export function Example() {
 *   const [isSigningIn, setSigningIn] = useState(false);
 *   return (
 *     <AuthLayout logo={<Text as="strong">Northgale</Text>} headline="Welcome back" tagline="Your account in one place.">
 *       <Form onSubmit={() => setSigningIn(true)} isPending={isSigningIn}>
 *         <TextField label="Email" name="email" type="email" autoComplete="username" />
 *         <Button type="submit" isPending={isSigningIn} pendingLabel="Signing In...">Sign Me In</Button>
 *       </Form>
 *     </AuthLayout>
 *   );
 * }
 */
export function AuthLayout({ logo, children, headline, tagline, illustration, footer }: AuthLayoutProps) {
  return (
    <div className={layout}>
      <div className={formPane}>
        <header className={head}>{logo}</header>
        <main className={formColumn}>{children}</main>
        {(footer ?? null) !== null && <footer className={foot}>{footer}</footer>}
      </div>
      <aside className={brandPane} data-color-scheme="dark">
        <div className={brandGlow} />
        <div className={brandWords}>
          <Heading level={2} size="hero">
            {headline}
          </Heading>
          <Text size="lead" tone="muted">
            {tagline}
          </Text>
        </div>
        <div className={picture}>{illustration ?? <MarketIllustration />}</div>
      </aside>
    </div>
  );
}
