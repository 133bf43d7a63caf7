/**
 * The later steps of deposits and withdrawals, in one late chunk: they say much the same, so that together they are a
 * fifth smaller.
 */
export { PayingStep, Result } from "../deposit/paying-steps.view.tsx";
export { WithdrawalNeeds } from "../deposit/withdrawal-needs.view.tsx";
export { Failed, Success } from "../withdrawal/withdrawal-end.view.tsx";
export { Ineligible, LaterStep } from "../withdrawal/withdrawal-steps.view.tsx";
