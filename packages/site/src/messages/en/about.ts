type Pairs = readonly (readonly [string, string])[];
type Rows = readonly (readonly [string, string, string])[];

/** The pages about the company. */
export const about = {
  us: {
    title: "About us",
    description: "Who the company is, how it is paid, and how client money is kept.",
    headline: "A broker that shows its sums",
    lead: (company: string, year: string) =>
      `${company} has let people trade currencies, shares, commodities, indices and crypto since ${year}. We are paid by the spread, a commission and overnight financing, and by nothing else. Everything we charge stands on this site.`,
    figuresTitle: "Our size",
    asOf: "As stated by the company, November 2026.",
    figures: {
      traders: "traders",
      instruments: "instruments",
      methods: "ways to pay in",
      support: "support",
    },
    moneyTitle: "Where your money lies",
    money: [
      [
        "It arrives",
        "A deposit is reviewed, usually within one working day, and stands in your e-wallet in US dollars at the rate that you were shown.",
      ],
      [
        "It is kept apart",
        "Client money lies in segregated accounts. It is reconciled every working day, and is neither lent nor pledged.",
      ],
      ["It works", "What you move to cTrader serves as margin. Nothing is moved without you."],
      [
        "It leaves",
        "A withdrawal is confirmed by an OTP (one-time password), reviewed within one working day, and costs nothing.",
      ],
    ] satisfies Pairs,
    paidTitle: "How we are paid",
    paid: [
      ["Spread", "The difference between bid and ask. It is the whole price of a Standard account."],
      ["Commission", "In Raw and Premier accounts, for each lot and side."],
      ["Financing", "For positions that stay open overnight, in per cent a year of their value."],
      [
        "Your losses",
        "We are your counterparty, so a loss of yours can be a gain of ours. The Order Execution Policy says how that conflict is handled.",
      ],
    ] satisfies Pairs,
    historyTitle: "So far",
    history: (year: string): Pairs => [
      [year, "Founded, with forex and metals."],
      ["2019", "Shares and indices. Negative balance protection for every client."],
      ["2022", "Crypto, and deposits in USDT."],
      ["2026", "The client area that you see on this site."],
    ],
    peopleTitle: "People to reach",
    people:
      "Support answers around the clock from Monday to Friday. It knows your account, and passes on what it cannot decide.",
  },
  regulation: {
    title: "Regulatory supervision",
    description:
      "Each company of the group with its licence, the clients it serves and their protection, and how to complain.",
    headline: "Who supervises us, company by company",
    lead: "Which company serves you depends on where you live. It is named in your agreement and in the client area.",
    demonstration:
      "This is a demonstration. The companies, regulators and licences on this page are made up and stand in no register.",
    rows: {
      regulator: "Regulator",
      licence: "Licence",
      registration: "Registration",
      address: "Registered office",
      serves: "Serves",
      leverage: "Highest leverage",
      compensation: "Compensation scheme",
      protection: "Negative balance protection",
    },
    serves: {
      world: "Clients outside of the European Economic Area",
      europe: "Clients in the European Economic Area",
    },
    compensation: (amount: string) => `Up to ${amount} for a client`,
    none: "None",
    yes: "Yes",
    complaintsTitle: "How to complain",
    complaintsLead: "It costs nothing, and is handled by somebody who was not involved.",
    complaints: [
      [
        "Day 0",
        "Write to support with the word complaint in the subject. Say what happened, when, and what you want.",
      ],
      ["Within 2 working days", "You receive a confirmation, with the name of who examines it."],
      [
        "Within 15 working days",
        "You receive an answer with reasons. If more time is needed, you are told why and until when.",
      ],
      ["After that", "You may go to the regulator of your company, or to a court. The answer says where."],
    ] satisfies Pairs,
    source: "Terms of Business, clause 12",
  },
  legal: {
    title: "Legal documents",
    description: "The eleven documents of the agreement, each with its version and date, as PDF.",
    headline: "Eleven documents, in plain words",
    lead: "They are the whole of what is agreed between you and us. The language of the agreement is English.",
    inEnglish: "The text below is in English, the language of the agreement.",
    version: "Version 1.0, in force from 1 November 2026",
    summary: {
      "terms-and-conditions": "The frame of everything: who may use the portal, and how.",
      "risk-disclosure": "What can go wrong, and how quickly. Read this one first.",
      "privacy-policy": "Which data are kept, why, for how long, and your rights.",
      "aml-policy": "Why we must know who you are and where money comes from.",
      "anti-spam-policy": "What we send, and how to stop it.",
      "copy-trading-policy": "How following another trader works, and how it ends.",
      "customer-agreement-policy": "The agreement between you and us.",
      "order-execution-policy": "How prices are formed and orders executed.",
      "return-refund": "When a payment is returned, and how long it takes.",
      "terms-of-business": "Hours, conditions, reviews of payments, complaints.",
      "terms-of-use": "What this site and the portal may be used for.",
    },
    file: "PDF",
    fileOf: (name: string) => `${name}, PDF`,
    contents: "Clauses",
    pageDescription: (name: string, summary: string) =>
      `${name}, whole, with an address for each clause. ${summary}`,
    changesTitle: "What changed",
    changes:
      "Nothing yet: these are the first versions. A change is announced ten days before, and the version before it stays available on request.",
  },
  privacy: {
    title: "Privacy policy",
    description:
      "What is kept about you, why, and for how long, in one table, with your rights and how to use them.",
    headline: "What we keep about you, and why",
    lead: "What is needed to run your account and to obey the law. Nothing is sold, and nobody is followed across other sites.",
    tableTitle: "What is kept",
    head: ["What", "Why", "For how long"] satisfies readonly [string, string, string],
    rows: [
      [
        "Registration: name, user name, e-mail, telephone, country, referral code",
        "To run your account",
        "Five years after the account is closed",
      ],
      [
        "Identity: address, date of birth, nationality, document number and pictures",
        "The law on money laundering",
        "Five years after the account is closed",
      ],
      [
        "Payments: deposits, withdrawals, transfers, receipts, bank account",
        "To pay you, and the law on records",
        "Five years after the account is closed",
      ],
      [
        "Trading: orders, positions, balances",
        "To execute your orders, and the law on records",
        "Five years after the account is closed",
      ],
      ["One-time codes, tokens, keys", "To be sure that it is you", "Up to 30 days"],
      ["Letters sent by the system", "To send them again when you ask", "Up to 90 days"],
      [
        "Sign-ins: time, network address, kind of browser",
        "To keep others out of your account",
        "Up to 12 months",
      ],
      [
        "Messages to support: name, e-mail, text",
        "To answer you, and the law on records",
        "Five years after they were answered",
      ],
    ] satisfies Rows,
    rightsTitle: "Your rights, and how to use them",
    rightsLead:
      "Write from your registered e-mail address. An answer comes within one month and costs nothing.",
    rights: [
      ["See", "a copy of what is kept about you"],
      ["Correct", "what is wrong"],
      ["Delete", "what is no longer needed"],
      ["Restrict or object", "to a use, with reasons that concern you"],
      ["Take along", "your data in a common format"],
      ["Complain", "to the data protection authority of your country"],
    ] satisfies Pairs,
    cookiesTitle: "Cookies, truthfully",
    cookies:
      "These public pages set none. Your choices of language and appearance are kept in your browser. Only the language is sent to us, so that we answer in it. The client area sets one cookie, which holds your session and ends with it. There is nothing to accept, so there is no banner.",
    whole: "This is a summary. The Privacy Policy is what counts.",
  },
  contact: {
    title: "Contact us",
    description: "E-mail, telephone and hours of support, and answers to what is asked most.",
    headline: "Somebody answers, five days a week",
    lead: "The answers below settle most questions at once. For everything about your account, write from your registered e-mail address.",
    answersTitle: "Asked most",
    reachTitle: "Reach us",
    email: "E-mail",
    phone: "Telephone",
    hours: "Hours",
    address: "Post",
    answers: [
      [
        "My deposit is still pending",
        "Deposits by bank and by cryptocurrency are reviewed in the order in which they arrive, usually within one working day. If a gateway's payment is pending after one hour, do not pay again; send us the receipt.",
      ],
      [
        "How long does a withdrawal take?",
        "It is reviewed within one working day. After that a bank transfer takes three to five working days, and cryptocurrency one.",
      ],
      ["The verification link has expired", "Sign in and press Resend Verification Email under My Account."],
      [
        "I forgot my password",
        "Press Forgot your password on the sign-in page. The letter with the link arrives within minutes.",
      ],
      [
        "My verification was cancelled",
        "The reason stands under My Account, in the client area. Once support has reopened it you can submit it again.",
      ],
      [
        "How do I change my bank account?",
        "In Profile, under Withdrawal Settings. It must be in your own name.",
      ],
      [
        "I sent cryptocurrency over the wrong network",
        "Tell us at once. Where it is technically possible we recover it, and we name the costs before.",
      ],
      [
        "How do I complain?",
        "Write to us, and say that it is a complaint. It is acknowledged within two working days and answered within 15.",
      ],
      [
        "Can you tell me what to trade?",
        "No. We execute orders and give general information; we do not advise.",
      ],
      [
        "I want a pause from trading",
        "Tell us in confidence. We can set lower limits, a pause or a permanent block, and a block cannot be lifted within its term.",
      ],
    ] satisfies Pairs,
  },
};
