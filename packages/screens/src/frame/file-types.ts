// A view takes only types from hooks; which files may be offered is a rule, and a constant.
export { proofTypes, referenceTypes } from "@broker/hooks";
