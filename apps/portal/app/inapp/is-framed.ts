/** Whether this page load is a journey in a frame of another site. */
export const isFramed = (globalThis.window?.location.pathname ?? "").startsWith("/inapp/");
