export { PaymentHandoffScreen } from "../deposit/payment-handoff.screen.tsx";
export { preloadCompany as preload } from "../frame/preload-company.ts";
