import { hydrate } from "../hydrate.tsx";
import { UnroutedLogin } from "./unrouted-login.tsx";

hydrate(<UnroutedLogin />);
