import "./first-paint.css";
import { Outlet } from "react-router-dom";
import { Providers } from "../../providers.tsx";

/** Sign-in, sign-up and e-mail verification: prerendered, then brought to life. */
export default function VisitorLayout() {
  return (
    <Providers>
      <Outlet />
    </Providers>
  );
}
