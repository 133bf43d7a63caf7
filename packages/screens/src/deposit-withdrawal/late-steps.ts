/**
 * The later steps of deposits and withdrawals in one late chunk: their code is similar, so that one chunk compresses to a fifth
 * less than two.
 */
export { PayingStep, Result } from "../deposit/paying-steps.view.tsx";
export { WithdrawalNeeds } from "../deposit/withdrawal-needs.view.tsx";
export { Failed, Success } from "../withdrawal/withdrawal-end.view.tsx";
export { Ineligible, LaterStep } from "../withdrawal/withdrawal-steps.view.tsx";
