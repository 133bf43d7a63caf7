export { LoginScreen } from "../session/login.screen.tsx";
export { preloadCompany as preload } from "../frame/preload-company.ts";
