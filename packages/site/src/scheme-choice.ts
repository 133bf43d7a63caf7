/**
 * Applies the stored appearance before anything is painted, including images; for the public pages and the portal of
 * one origin.
 */
export const schemeScript = `try{var s=localStorage.getItem("scheme");if(s==="light"||s==="dark")document.documentElement.dataset.colorScheme=s}catch{}`;
