/** The gateways that this provider is connected to. */
export const gatewayNames = ["ess", "smilepayz", "onepay", "razorpay", "fastpay"] as const;

/** The languages that letters are written in. */
export const languageNames = ["en", "ms", "zh", "ar"] as const;

/** The queues of work: those in one lane never wait for those in another. */
export const laneNames = ["codes", "letters", "reports"] as const;
