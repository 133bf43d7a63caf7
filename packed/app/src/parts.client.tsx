import "@broker/ui/styles.css";
import { hydrateRoot } from "react-dom/client";
import "./brand.css";
import { Parts } from "./parts.tsx";

const root = document.getElementById("root");
if (root) hydrateRoot(root, <Parts />);
