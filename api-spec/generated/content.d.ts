// Made by `pnpm generate` from the YAML files. Do not edit.
/** The operations of each path, by method. */
export interface paths {
    "/instruments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that has a quote. */
        get: operations["getInstruments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What instruments cost now, and how they moved. */
        get: operations["getQuotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Publications that move markets, past and to come. */
        get: operations["getCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What moved, and why. */
        get: operations["getNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
/** The webhooks of the document, of which it has none. */
export type webhooks = Record<string, never>;
/** The schemas, parameters and answers that operations share, by name. */
export interface components {
    schemas: {
        /** @description How an instrument is called everywhere, such as `EURUSD`. */
        Symbol: string;
        /** @enum {string} */
        Group: "forex" | "stocks" | "commodities" | "indices" | "crypto";
        /** @description A decimal with all the digits that it is quoted with. */
        Price: string;
        /** Format: date-time */
        Moment: string;
        /** @description The language of the words, as BCP 47 has it. */
        Language: string;
        /** @description When an instrument trades, in the zone of its market. Where `to` is not after `from`, a day ends on the next one. */
        Hours: {
            /** @description A name of the IANA time zone database. */
            zone: string;
            /** @description First and last day, 1 for Monday to 7 for Sunday. */
            days: number[];
            from: string;
            to: string;
        };
        Instrument: {
            symbol: components["schemas"]["Symbol"];
            group: components["schemas"]["Group"];
            /** @description Digits after the point of a quote. */
            digits: number;
            hours: components["schemas"]["Hours"];
        };
        Instruments: {
            instruments: components["schemas"]["Instrument"][];
        };
        Quote: {
            symbol: components["schemas"]["Symbol"];
            /** @description What a seller gets. */
            bid: components["schemas"]["Price"];
            /** @description What a buyer pays. */
            ask: components["schemas"]["Price"];
            /** @description Since the end of the trading day before, in per cent. */
            change: number;
            /** @description Whether it trades now. */
            isOpen: boolean;
            /** @description Prices at equal distances of trading time, the oldest first; the last is that of the bid. */
            curve: components["schemas"]["Price"][];
        };
        Quotes: {
            at: components["schemas"]["Moment"];
            quotes: components["schemas"]["Quote"][];
        };
        /** @description A publication with its figures. One that has none of them, such as minutes of a meeting, has null for each. */
        Event: {
            /** @description Part of an address. */
            id: string;
            /** @description In the language of the answer. */
            name: string;
            /**
             * @description What it is a figure of.
             * @enum {string}
             */
            kind: "prices" | "jobs" | "growth" | "rate" | "sentiment" | "sales" | "stocks" | "minutes";
            /** @description Two letters of ISO 3166, `EU` for the euro area. */
            country: string;
            /** @description The currency that it moves. */
            currency: string;
            /** @enum {string} */
            importance: "high" | "medium" | "low";
            at: components["schemas"]["Moment"];
            /**
             * @description What the figures are; `count` is the whole number, such as 119000.
             * @enum {string}
             */
            unit: "percent" | "points" | "count";
            /** @description Digits after the point that it is published with. */
            digits: number;
            /** @description The figure before. */
            previous: number | null;
            /** @description What was expected. */
            forecast: number | null;
            /** @description The figure; null until it is published. */
            actual: number | null;
        };
        Calendar: {
            at: components["schemas"]["Moment"];
            language: components["schemas"]["Language"];
            events: components["schemas"]["Event"][];
        };
        Piece: {
            /** @description Part of an address. */
            id: string;
            at: components["schemas"]["Moment"];
            /** @enum {string} */
            topic: "economy" | "forex" | "stocks" | "commodities" | "indices" | "crypto";
            title: string;
            /** @description The piece in a sentence. */
            lead: string;
            /** @description Paragraphs of plain text. */
            body: string[];
            /** @description The instruments that it is about. */
            symbols: components["schemas"]["Symbol"][];
            /** @description The publication that it is about. */
            event: string | null;
        };
        News: {
            at: components["schemas"]["Moment"];
            language: components["schemas"]["Language"];
            pieces: components["schemas"]["Piece"][];
        };
    };
    responses: {
        /** @description The request is malformed (400), or there were too many (429, with `Retry-After`). */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /** @description The first day, in UTC. Seven days ago where it is left out, or as near to it as the last day allows. */
        From: string;
        /** @description The last day, in UTC, at most 60 days after the first. Fourteen days ahead where it is left out, or as far as the first day allows. */
        To: string;
        /** @description The language of the words, as BCP 47 has it. */
        Language: string;
    };
    requestBodies: never;
    headers: {
        /** @description The language of the words, as the answer has it too. */
        ContentLanguage: components["schemas"]["Language"];
    };
    pathItems: never;
}
/** The local definitions of the document, of which it has none. */
export type $defs = Record<string, never>;
/** The inputs and answers of each operation, by its name. */
export interface operations {
    getInstruments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The instruments, group by group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Instruments"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getQuotes: {
        parameters: {
            query?: {
                /** @description Which instruments, in the order of the answer; those that are unknown are left out. All where it is left out. */
                symbols?: components["schemas"]["Symbol"][];
                /** @description Of which stretch of trading time the curve is; `none` leaves its values out. */
                curve?: "day" | "week" | "none";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quotes of one moment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quotes"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getCalendar: {
        parameters: {
            query?: {
                /** @description The first day, in UTC. Seven days ago where it is left out, or as near to it as the last day allows. */
                from?: components["parameters"]["From"];
                /** @description The last day, in UTC, at most 60 days after the first. Fourteen days ahead where it is left out, or as far as the first day allows. */
                to?: components["parameters"]["To"];
                /** @description The language of the words, as BCP 47 has it. */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events of these days, the earliest first. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Calendar"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getNews: {
        parameters: {
            query?: {
                /** @description The first day, in UTC. Seven days ago where it is left out, or as near to it as the last day allows. */
                from?: components["parameters"]["From"];
                /** @description The last day, in UTC, at most 60 days after the first. Fourteen days ahead where it is left out, or as far as the first day allows. */
                to?: components["parameters"]["To"];
                /** @description The language of the words, as BCP 47 has it. */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pieces of these days, the latest first. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["News"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
}
