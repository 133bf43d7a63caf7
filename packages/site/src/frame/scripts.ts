import { defaultSessionLimits, writeCompanyCode, writeSessionCode } from "@broker/hooks";
import { keepLanguageScript } from "../language-choice.ts";
import type { SiteSettings } from "../settings.ts";

/** Redirects a signed-in user from the public home to the dashboard before anything is painted. */
export const signedInScript = ({ limits }: SiteSettings): string =>
  `try{if(location.pathname==="/"&&${writeSessionCode({ ...defaultSessionLimits, ...limits })})location.replace("/dashboard")}catch{}`;

/** Stores the choice of appearance, and shows the images that were made for it. */
const schemes = `{const r=document.documentElement,a=[...document.querySelectorAll("[data-scheme]")],p=s=>{for(const e of document.querySelectorAll("[data-dark]"))e.media=e.dataset.dark+(s==="system"?"(prefers-color-scheme:dark)":s==="dark"?"(min-width:0)":"(max-width:0)")},k=r.dataset.colorScheme;if(k){for(const e of a)e.checked=e.value===k;p(k)}for(const e of a)e.onchange=()=>{const s=e.value;for(const o of a)o.checked=o.value===s;if(s==="system")delete r.dataset.colorScheme;else r.dataset.colorScheme=s;p(s);try{localStorage.setItem("scheme",s)}catch{}}}`;

/**
 * Loads what only renews the page, scripts and data, after it was loaded and painted: before, it would delay the first
 * picture.
 */
const late = `const l=g=>addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(g))),f=(u,t)=>l(()=>fetch(u).then(r=>r.json()).then(t).catch(()=>{}));l(()=>{for(const e of document.querySelectorAll("[data-late]"))e.src=e.dataset.late})`;

/**
 * Lays out the sections below the viewport one after the other once the page is painted, so that a whole page can be
 * captured, saved or searched like any other (`later` in layout.css.ts).
 */
const sections = `l(()=>{const s=[...document.querySelectorAll("section,footer")],n=()=>{const e=s.shift();if(e){e.style.contentVisibility="visible";setTimeout(n,30)}};n()})`;

/** Shows the company's name and logo: the stored ones at once, then the current ones. */
const company = (id: number) =>
  `{const s=c=>{if(!c)return;for(const e of document.querySelectorAll("[data-company-name]"))e.textContent=c.companyName;for(const e of document.querySelectorAll("[data-company-logo]")){e.src=c.companyLogo;e.alt=c.companyName}};try{s(${writeCompanyCode(id)})}catch{}f("/api/Cache/GetCompanies",a=>s(a.data.find(c=>c.companyId===${id})))}`;

/** Replaces the configured minimum deposit by the provider's, where it has one. */
const minimumDeposit = (id: number) =>
  `if(document.querySelector("[data-minimum-deposit]"))f("/api/Cache/GetCapabilities?companyId=${id}",a=>{const u=a.data.limits.minimumDepositUsd;if(u!==null)for(const e of document.querySelectorAll("[data-minimum-deposit]"))e.textContent="$"+u})`;

const year = `for(const e of document.querySelectorAll("[data-year]"))e.textContent=new Date().getFullYear()`;

/** Returns the script at the end of every page; each page is complete without it. */
export const pageScript = ({ companyId }: SiteSettings): string =>
  `{${[schemes, keepLanguageScript, late, sections, company(companyId), minimumDeposit(companyId), year].join(";")}}`;
