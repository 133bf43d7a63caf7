/** The design system's tree as a separate chunk, loaded on demand. */
export { Tree as ReferralTree } from "@broker/ui";
