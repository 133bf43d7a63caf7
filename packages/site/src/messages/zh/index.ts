import type { SiteMessages } from "../site-messages.ts";
import { about } from "./about.ts";
import { accounts } from "./accounts.ts";
import { calculators } from "./calculators.ts";
import { contactForm } from "./contact-form.ts";
import { frame } from "./frame.ts";
import { home } from "./home.ts";
import { instruments } from "./instruments.ts";
import { notFound } from "./not-found.ts";
import { platforms } from "./platforms.ts";
import { tools } from "./tools.ts";

export const chinese: SiteMessages = {
  frame,
  home,
  accounts,
  instruments,
  platforms,
  about,
  calculators,
  contactForm,
  tools,
  notFound,
};
