// A view takes only types from hooks; which files may be offered is a rule, and a constant.
export { kycFileTypes, proofTypes, referenceTypes } from "@broker/hooks";
