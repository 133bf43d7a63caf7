import { hydrate } from "../hydrate.tsx";
import { UnroutedSignUp } from "./unrouted-sign-up.tsx";

hydrate(<UnroutedSignUp />);
