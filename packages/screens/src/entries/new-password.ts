export { NewPasswordScreen } from "../password-reset/new-password.screen.tsx";
export { preloadCompany as preload } from "../frame/preload-company.ts";
