import "@broker/ui/styles.css";
import { RouterProvider } from "@tanstack/react-router";
import { createRoot } from "react-dom/client";
import { router } from "./router.tsx";

const place = document.querySelector("#app");
if (place) createRoot(place).render(<RouterProvider router={router} />);
