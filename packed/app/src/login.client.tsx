import "@broker/ui/styles.css";
import { hydrateRoot } from "react-dom/client";
import { Login } from "./login.tsx";

const root = document.getElementById("root");
if (root) hydrateRoot(root, <Login baseUrl={location.origin} />);
