/** The storage key of a visitor's language, for the public pages and the portal of one origin. */
export const LANGUAGE_KEY = "locale";

/**
 * Returns the code of a page whose address names no language: it redirects to the same page in the stored or the
 * browser's language, before anything is painted. A page that was opened from a link within the site does not redirect:
 * its link has chosen the language, also where the choice cannot be stored. `tags` begin with that of the page itself.
 *
 * @example
 * languageScript(["en", "ms"], { isLinked: true });
 */
export function languageScript(tags: readonly string[], { isLinked }: { isLinked: boolean }): string {
  const [own = "", ...others] = tags;
  const linked = isLinked ? `document.referrer.startsWith(location.origin+"/")?"${own}":` : "";
  return (
    `{let k;try{k=localStorage.getItem("${LANGUAGE_KEY}")}catch{}` +
    `const q=new URLSearchParams(location.search),` +
    `w=[q.get("lang"),${linked}k,...navigator.languages.map(l=>l.split("-")[0])].find(l=>${JSON.stringify(tags)}.includes(l));` +
    `if(${JSON.stringify(others)}.includes(w)){q.delete("lang");const s=""+q;location.replace("/"+w+location.pathname.replace(/\\/$/,"")+(s&&"?"+s)+location.hash)}}`
  );
}

/** Stores the language of a used switch; `onauxclick` is for the middle button, which opens a tab. */
export const keepLanguageScript = `for(const l of document.querySelectorAll("a[hreflang]"))l.onclick=l.onauxclick=()=>{try{localStorage.${LANGUAGE_KEY}=l.hreflang}catch{}}`;
