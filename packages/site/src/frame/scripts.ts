import { createHash } from "node:crypto";
import { defaultSessionLimits, writeCompanyCode, writeSessionCode } from "@broker/hooks";
import { keepLanguageScript } from "../language-choice.ts";
import type { SiteFile } from "../site-file.ts";
import type { SiteSettings } from "../settings.ts";

/** Redirects a signed-in user from the public home to the dashboard before anything is painted. */
export const signedInScript = ({ limits }: SiteSettings): string =>
  `try{if(location.pathname==="/"&&${writeSessionCode({ ...defaultSessionLimits, ...limits })})location.replace("/dashboard")}catch{}`;

/** Marks the page for a signed-in user before anything is painted. */
export const writeSignedInMark = ({ limits }: SiteSettings): string =>
  `try{if(${writeSessionCode({ ...defaultSessionLimits, ...limits })})document.documentElement.dataset.signedIn=""}catch{}`;

/** Stores the choice of appearance, and shows the images that were made for it. */
const schemes = `{const r=document.documentElement,a=[...document.querySelectorAll("[data-scheme]")],p=s=>{for(const e of document.querySelectorAll("[data-dark]"))e.media=e.dataset.dark+(s==="system"?"(prefers-color-scheme:dark)":s==="dark"?"(min-width:0)":"(max-width:0)")},k=r.dataset.colorScheme;if(k){for(const e of a)e.checked=e.value===k;p(k)}for(const e of a)e.onchange=()=>{const s=e.value;for(const o of a)o.checked=o.value===s;if(s==="system")delete r.dataset.colorScheme;else r.dataset.colorScheme=s;p(s);try{localStorage.setItem("scheme",s)}catch{}}}`;

/**
 * Loads the scripts and data that only renew the page after the page was loaded and painted, because earlier they would delay
 * the first picture. The browser's own entry tells when that was, because a frame can be on screen long after its scripts have
 * run.
 */
const late = `const p=new Promise(r=>addEventListener("load",()=>new PerformanceObserver((_,o)=>{o.disconnect();setTimeout(r)}).observe({type:"paint",buffered:true}))),l=g=>p.then(g),f=(u,t)=>l(()=>fetch(u).then(r=>r.json()).then(t).catch(()=>{}));l(()=>{for(const e of document.querySelectorAll("[data-late]"))e.src=e.dataset.late})`;

/**
 * Lays out the sections below the viewport one after the other once the page is painted, so that a whole page can be
 * captured, saved or searched like any other (`later` in layout.css.ts).
 */
const sections = `l(()=>{const s=[...document.querySelectorAll("section,footer")],n=()=>{const e=s.shift();if(e){e.style.contentVisibility="visible";setTimeout(n,30)}};n()})`;

/** A function that shows the name and the logo of a company. */
const showCompany = `s=c=>{if(!c)return;for(const e of document.querySelectorAll("[data-company-name]"))e.textContent=c.companyName;for(const e of document.querySelectorAll("[data-company-logo]")){e.src=c.companyLogo;e.alt=c.companyName}}`;

/** Shows the stored name and logo of the company at once. */
const storedCompany = (id: number) => `{const ${showCompany};try{s(${writeCompanyCode(id)})}catch{}}`;

/** Shows the current name and logo of the company. */
const currentCompany = (id: number) =>
  `{const ${showCompany};f("/api/Cache/GetCompanies",a=>s(a.data.find(c=>c.companyId===${id})))}`;

/** Replaces the configured minimum deposit by the provider's, where it has one. */
const minimumDeposit = (id: number) =>
  `if(document.querySelector("[data-minimum-deposit]"))f("/api/Cache/GetCapabilities?companyId=${id}",a=>{const u=a.data.limits.minimumDepositUsd;if(u!==null)for(const e of document.querySelectorAll("[data-minimum-deposit]"))e.textContent="$"+u})`;

const year = `for(const e of document.querySelectorAll("[data-year]"))e.textContent=new Date().getFullYear()`;

/** Returns the script at the end of every page, which changes what is painted first; each page is complete without it. */
export const pageScript = ({ companyId }: SiteSettings): string => `{${schemes};${storedCompany(companyId)}}`;

/**
 * Returns the script that every page loads while it is parsed, and runs after that. In the pages it would be a twentieth of
 * their bytes; as a file it is cached once for all pages.
 */
export function writeLaterScript({ companyId }: SiteSettings): SiteFile {
  const parts = [
    keepLanguageScript,
    late,
    sections,
    currentCompany(companyId),
    minimumDeposit(companyId),
    year,
  ];
  const content = `{${parts.join(";")}}`;
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 8);
  return { path: `assets/page-${hash}.js`, content };
}
