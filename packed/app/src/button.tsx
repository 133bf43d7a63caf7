import { Button } from "@broker/ui";
import { hydrateRoot } from "react-dom/client";

hydrateRoot(document.body, <Button>Save</Button>);
