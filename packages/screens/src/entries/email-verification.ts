export { EmailVerificationScreen } from "../registration/email-verification.screen.tsx";
export { preloadCompany as preload } from "../frame/preload-company.ts";
