import type { SiteMessages } from "../../languages.ts";
import { about } from "./about.ts";
import { accounts } from "./accounts.ts";
import { frame } from "./frame.ts";
import { home } from "./home.ts";
import { instruments } from "./instruments.ts";
import { notFound } from "./not-found.ts";
import { platforms } from "./platforms.ts";
import { tools } from "./tools.ts";

export const arabic: SiteMessages = { frame, home, accounts, instruments, platforms, about, tools, notFound };
