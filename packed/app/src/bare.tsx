import { hydrateRoot } from "react-dom/client";

hydrateRoot(document.body, <button type="button">Save</button>);
