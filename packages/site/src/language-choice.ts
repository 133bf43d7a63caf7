/** The storage key of a visitor's language, for the public pages and the portal of one origin. */
export const LANGUAGE_KEY = "locale";

/**
 * Returns the code of a page whose address names no language: it redirects to the same page in the stored or the
 * browser's language, before anything is painted. A page that was opened from a link within the site does not redirect:
 * its link has chosen the language, also where the choice cannot be stored. A language that the query names is stored.
 * `tags` begin with that of the page itself. A configuration can name some of them in `data-languages` of the page.
 *
 * @example
 * languageScript(["en", "ms"]);
 */
export function languageScript(tags: readonly string[]): string {
  const [own = ""] = tags;
  return (
    `{const o=document.documentElement.dataset.languages?.split(" "),t=${JSON.stringify(tags)}.filter(l=>!o||o.includes(l)),q=new URLSearchParams(location.search),a=q.get("lang");` +
    `let k;try{if(t.includes(a))localStorage.${LANGUAGE_KEY}=a;k=localStorage.${LANGUAGE_KEY}}catch{}` +
    `const w=[a,document.referrer.startsWith(location.origin+"/")?"${own}":k,...navigator.languages.map(l=>l.split("-")[0])].find(l=>t.includes(l));` +
    `if(w&&w!="${own}"){q.delete("lang");const s=""+q;location.replace("/"+w+location.pathname.replace(/\\/$/,"")+(s&&"?"+s)+location.hash)}}`
  );
}

/**
 * Has each language switch lead to the same place of the page: its query and its fragment. Stores the language of a used
 * switch; `onauxclick` is for the middle button, which opens a tab, and `onpointerdown` precedes a context menu.
 */
export const keepLanguageScript = `for(const l of document.querySelectorAll("a[hreflang]")){const p=l.onpointerdown=()=>{const q=new URLSearchParams(location.search);q.delete("lang");l.search=q;l.hash=location.hash};l.onclick=l.onauxclick=()=>{p();try{localStorage.${LANGUAGE_KEY}=l.hreflang}catch{}}}`;
