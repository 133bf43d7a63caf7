import { Outlet, useLocation, useNavigate } from "react-router-dom";
import { VisitorFrame } from "./visitor-frame.tsx";

/** The layout of the pages for visitors. */
export default function VisitorLayout() {
  const go = useNavigate();
  return (
    <VisitorFrame address={useLocation()} navigate={(path, options) => void go(path, options)}>
      <Outlet />
    </VisitorFrame>
  );
}
