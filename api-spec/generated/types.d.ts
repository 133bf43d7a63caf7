// Made by `pnpm generate` from the YAML files. Do not edit.
export interface paths {
    "/api/Cache/ReloadMasterCache": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read the master data anew. */
        post: operations["ReloadMasterCache"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Cache/GetCompanies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All companies of the provider. */
        get: operations["GetCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Cache/GetCountries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All countries with their dial codes. */
        get: operations["GetCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Cache/GetCurrencies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All currencies with their rates. */
        get: operations["GetCurrencies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Cache/GetStatuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The names of the payment statuses. */
        get: operations["GetStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Cache/GetExternalPaymentTypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The kinds of payment. */
        get: operations["GetExternalPaymentTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Cache/GetPaymentPlatforms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Platforms for an action, a company and a currency.
         * @description Without `paymentAction` platforms active for either are listed.
         */
        get: operations["GetPaymentPlatforms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Cache/GetSmilePayzPaymentMethod": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Payment methods of the SmilePayz gateway. */
        get: operations["GetSmilePayzPaymentMethod"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Cache/GetOnePayPaymentMethod": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Banks of the OnePay gateway. */
        get: operations["GetOnePayPaymentMethod"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Deposit/GenerateDepositUrlEss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a hosted payment at ESS. */
        post: operations["GenerateDepositUrlEss"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Deposit/GenerateDepositUrlSmilePayz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a hosted payment at SmilePayz. */
        post: operations["GenerateDepositUrlSmilePayz"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Deposit/GenerateDepositUrlOnePay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a hosted payment at OnePay, RazorPay or FastPay. */
        post: operations["GenerateDepositUrlOnePay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Deposit/DepositRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to deposit by bank or crypto.
         * @description The deposit is pending until its proof of payment was reviewed.
         */
        post: operations["DepositRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Deposit/SubmitDeposit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the proof of a payment. */
        post: operations["SubmitDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Deposit/GetSmilePayzDepositMethod": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Deposit methods of the SmilePayz gateway. */
        get: operations["GetSmilePayzDepositMethod"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Deposit/GetOnePayDepositMethod": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Banks of OnePay, RazorPay or FastPay for a country. */
        get: operations["GetOnePayDepositMethod"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Deposit/GetDepositTransactionsByUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The user's deposits, newest first. */
        get: operations["GetDepositTransactionsByUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Withdrawal/RequestOtpWithdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a one-time code for a withdrawal by e-mail. */
        post: operations["RequestOtpWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Withdrawal/WithdrawalRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask to withdraw. */
        post: operations["WithdrawalRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Withdrawal/ApproveWithdrawalRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pay out a withdrawal. */
        post: operations["ApproveWithdrawalRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Withdrawal/UpdateWithdrawalStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move a withdrawal along its states. */
        post: operations["UpdateWithdrawalStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Withdrawal/GetWithdrawalMethod": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Banks of a country. */
        get: operations["GetWithdrawalMethod"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Withdrawal/GetWithdrawalTransactionsByUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The user's withdrawals, newest first. */
        get: operations["GetWithdrawalTransactionsByUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/InternalTransfer/CTraderTransferRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to move money from the trading account to the e-wallet.
         * @description Held at once, done at approval.
         */
        post: operations["CTraderTransferRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/InternalTransfer/EWalletTransferRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move money from the e-wallet to the trading account.
         * @description Done at once.
         */
        post: operations["EWalletTransferRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/InternalTransfer/CTraderInternalTransferUserToUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to move trading funds to another user.
         * @description Held at once, done at approval.
         */
        post: operations["CTraderInternalTransferUserToUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/InternalTransfer/GetInternalTransactionsByUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The user's transfers, newest first. */
        get: operations["GetInternalTransactionsByUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/CompoundScheme/GetCompoundSchemeLogByUserId": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The user's compound-scheme subscriptions. */
        get: operations["GetCompoundSchemeLogByUserId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/User/CreateUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Register. */
        post: operations["CreateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/User/UserLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in. */
        post: operations["UserLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/User/UserLogout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out. */
        post: operations["UserLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/User/ResendVerificationEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the verification e-mail again. */
        post: operations["ResendVerificationEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/User/VerifyEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify an e-mail address with the token of its link.
         * @description The same token may come again: the answer is the same.
         */
        post: operations["VerifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/User/KycVerification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Submit identity documents. */
        post: operations["KycVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/User/GetUserInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the client area shows of its user. */
        get: operations["GetUserInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/User/UpdateUserInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the profile. */
        post: operations["UpdateUserInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/User/UpdateUserPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the password; ends every session of the user but this one. */
        post: operations["UpdateUserPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/User/UpdateUserWithdrawalInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the bank account for withdrawals. */
        post: operations["UpdateUserWithdrawalInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/User/GetReferralHierarchy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everybody whom the user referred, at any level. */
        get: operations["GetReferralHierarchy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/User/ResetUserPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a link for a new password.
         * @description The answer is the same whether or not the address is known.
         */
        post: operations["ResetUserPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/User/GetEmailAndLoginForCTrader": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search for the recipient of a transfer.
         * @description A few masked hits at most.
         */
        get: operations["GetEmailAndLoginForCTrader"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The call did what it says; there is nothing more to tell. */
        Done: {
            /** @constant */
            responseCode: 1;
            responseMessage: string;
            data: null;
        };
        /**
         * @description Why a call was refused.
         *     0 in general; 1001 e-mail or password wrong; 1002 e-mail taken; 1003 user name taken; 1004 referral code
         *     unknown; 1005 country unknown; 1006 token invalid or expired; 1007 already verified; 1008 old password wrong;
         *     2001 platform not offered; 2002 amount below the minimum; 2003 amount above the maximum; 2004 amount does not
         *     follow from the rate; 2005 transaction unknown; 2006 transaction not in a state for this; 2007 balance too low;
         *     2008 bank settings incomplete; 2009 e-mail not verified; 2010 identity not verified; 2011 code wrong or expired;
         *     2012 recipient unknown; 2013 recipient is the sender; 3001 verification already under way or done; 4000 request
         *     malformed; 4001 signed out; 4003 not allowed; 4004 not found; 4009 under way; 4013 too large; 4015 file type not
         *     accepted; 4022 key used with another body; 4029 too many attempts; 5000 failure; 5001 not built; 5003 not ready.
         * @enum {integer}
         */
        RefusalCode: 0 | 1001 | 1002 | 1003 | 1004 | 1005 | 1006 | 1007 | 1008 | 2001 | 2002 | 2003 | 2004 | 2005 | 2006 | 2007 | 2008 | 2009 | 2010 | 2011 | 2012 | 2013 | 3001 | 4000 | 4001 | 4003 | 4004 | 4009 | 4013 | 4015 | 4022 | 4029 | 5000 | 5001 | 5003;
        /** @description The call was understood and refused; nothing changed. */
        Refusal: {
            responseCode: components["schemas"]["RefusalCode"];
            responseMessage: string;
            data: null;
        };
        /** @description The call was not let through or did not fit; `errors` name the fields. */
        Problem: {
            responseCode: components["schemas"]["RefusalCode"];
            responseMessage: string;
            data: {
                errors: {
                    path: string;
                    code: string;
                    message: string;
                }[];
            } | null;
        };
        /** @description The call did what it says; each call adds its own `data`. */
        Success: {
            /** @constant */
            responseCode: 1;
            responseMessage: string;
        };
        /** @example 9 */
        CompanyId: number;
        Line: string;
        Company: {
            companyId: components["schemas"]["CompanyId"];
            companyName: components["schemas"]["Line"];
            /** @description Address of a picture of 4 to 1. */
            companyLogo: string;
            /** Format: uri */
            cTraderAppURL: string;
        };
        Id: number;
        /** @example MY */
        CountryCode: string;
        Country: {
            countryId: components["schemas"]["Id"];
            countryName: components["schemas"]["Line"];
            countryCode: components["schemas"]["CountryCode"];
            /** @description Dial code with its plus. */
            mobileCode: string;
        };
        /** @example MYR */
        CurrencyCode: string;
        /** @description Local currency per US dollar. */
        Rate: number;
        Currency: {
            currencyCode: components["schemas"]["CurrencyCode"];
            currencyId: components["schemas"]["Id"];
            /** @description Used for deposits. */
            sellRate: components["schemas"]["Rate"];
            /** @description Used for withdrawals. */
            buyRate: components["schemas"]["Rate"];
        };
        /**
         * @description 1 Pending, 2 Processing, 3 Shipped, 4 Processed, 5 Completed, 6 Cancelled.
         * @enum {integer}
         */
        PaymentStatusId: 1 | 2 | 3 | 4 | 5 | 6;
        PaymentStatus: {
            value: components["schemas"]["PaymentStatusId"];
            name: components["schemas"]["Line"];
        };
        /**
         * @description 3 gateway, 4 bank, 5 crypto.
         * @enum {integer}
         */
        PaymentTypeId: 3 | 4 | 5;
        ExternalPaymentType: {
            paymentTypeId: components["schemas"]["PaymentTypeId"];
            paymentTypeName: components["schemas"]["Line"];
        };
        /**
         * @description 1 deposit, 2 withdrawal.
         * @enum {integer}
         */
        PaymentAction: 1 | 2;
        /** @description An exact decimal with at most two places. It may be negative where an account can be. */
        Money: number;
        PaymentPlatform: {
            paymentPlatformId: components["schemas"]["Id"];
            paymentPlatformName: components["schemas"]["Line"];
            paymentTypeId: components["schemas"]["PaymentTypeId"];
            paymentTypeName: components["schemas"]["Line"];
            activeDeposit: boolean;
            activeWithdrawal: boolean;
            companyId: components["schemas"]["CompanyId"];
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description In US dollars. */
            depositMin: components["schemas"]["Money"];
            /** @description In US dollars. */
            depositMax: components["schemas"]["Money"];
            /** @description In US dollars. */
            withdrawalMin: components["schemas"]["Money"];
            /** @description In US dollars. */
            withdrawalMax: components["schemas"]["Money"];
            logo: string | null;
            /** @description Set for banks. */
            bankName: string | null;
            bankAccountName: string | null;
            bankAccountNumber: string | null;
            bankSwiftCode: string | null;
            /** @description Set for crypto. */
            walletAddress: string | null;
        };
        GatewayMethod: {
            code: string;
            description: components["schemas"]["Line"];
        };
        GatewayBank: {
            id: string;
            bankName: components["schemas"]["Line"];
            branchName: string | null;
        };
        /** @description An amount to move, an exact decimal with at most two places, above zero. */
        Amount: number;
        /** @example 5100234 */
        CTraderLogin: string;
        /** Format: email */
        Email: string;
        GenerateDepositUrlBody: {
            companyId: components["schemas"]["CompanyId"];
            userId: components["schemas"]["Id"];
            username: components["schemas"]["Line"];
            paymentPlatformId: components["schemas"]["Id"];
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description In the platform's currency. */
            amount: components["schemas"]["Amount"];
            /** @description `amount / sellRate`, half-up to two places. */
            amountUsd: components["schemas"]["Amount"];
            cTraderLogin: components["schemas"]["CTraderLogin"];
            email: components["schemas"]["Email"];
        };
        TransactionId: string;
        HostedPayment: {
            /** @description An absolute https address or an HTML form. */
            paymentUrl: string;
            transactionId: components["schemas"]["TransactionId"];
        };
        GenerateDepositUrlSmilePayzBody: {
            companyId: components["schemas"]["CompanyId"];
            userId: components["schemas"]["Id"];
            username: components["schemas"]["Line"];
            paymentPlatformId: components["schemas"]["Id"];
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description In the platform's currency. */
            amount: components["schemas"]["Amount"];
            /** @description `amount / sellRate`, half-up to two places. */
            amountUsd: components["schemas"]["Amount"];
            cTraderLogin: components["schemas"]["CTraderLogin"];
            email: components["schemas"]["Email"];
            paymentMethodCode: string;
        };
        GenerateDepositUrlOnePayBody: {
            companyId: components["schemas"]["CompanyId"];
            userId: components["schemas"]["Id"];
            username: components["schemas"]["Line"];
            paymentPlatformId: components["schemas"]["Id"];
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description In the platform's currency. */
            amount: components["schemas"]["Amount"];
            /** @description `amount / sellRate`, half-up to two places. */
            amountUsd: components["schemas"]["Amount"];
            cTraderLogin: components["schemas"]["CTraderLogin"];
            email: components["schemas"]["Email"];
            merchantBankId: string;
            bankName: components["schemas"]["Line"];
        };
        DepositRequestBody: {
            companyId: components["schemas"]["CompanyId"];
            userId: components["schemas"]["Id"];
            username: components["schemas"]["Line"];
            paymentPlatformId: components["schemas"]["Id"];
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description In the platform's currency. */
            amount: components["schemas"]["Amount"];
            /** @description `amount / sellRate`, half-up to two places. */
            amountUsd: components["schemas"]["Amount"];
        };
        DepositCreated: {
            transactionId: components["schemas"]["TransactionId"];
        };
        /** Format: binary */
        File: string;
        SubmitDepositForm: {
            companyId: components["schemas"]["CompanyId"];
            userId: components["schemas"]["Id"];
            currencyCode: components["schemas"]["CurrencyCode"];
            paymentPlatformId: components["schemas"]["Id"];
            amount: components["schemas"]["Amount"];
            amountUsd: components["schemas"]["Amount"];
            transactionId: components["schemas"]["TransactionId"];
            /** @description An image or a PDF, at most 5 MB. */
            receipt: components["schemas"]["File"];
        };
        /** @description ISO 8601 in UTC. `1900-01-01T00:00:00` means that there is no date. */
        DateTime: string;
        DepositRow: {
            requestDate: components["schemas"]["DateTime"];
            transactionId: components["schemas"]["TransactionId"];
            amount: components["schemas"]["Money"];
            amountUsd: components["schemas"]["Money"];
            paymentPlatformName: components["schemas"]["Line"];
            paymentStatusId: components["schemas"]["PaymentStatusId"];
            /** @description Same-origin address that only its owner and staff can read. */
            receipt: string | null;
            currencyCode: components["schemas"]["CurrencyCode"];
        };
        OneTimeCodeBody: {
            userId: components["schemas"]["Id"];
        };
        OneTimeCodeSent: {
            expiresAt: components["schemas"]["DateTime"];
            resendAfterSeconds: number;
        };
        WithdrawalBody: {
            companyId: components["schemas"]["CompanyId"];
            userId: components["schemas"]["Id"];
            /** @description `amountUsd × buyRate`, half-up to two places. */
            amount: components["schemas"]["Amount"];
            amountUsd: components["schemas"]["Amount"];
            paymentPlatformId: components["schemas"]["Id"];
            currencyCode: components["schemas"]["CurrencyCode"];
            otpValue: string;
        };
        WithdrawalCreated: {
            transactionId: components["schemas"]["TransactionId"];
        };
        Comment: string | null;
        ApproveWithdrawalBody: {
            transactionId: components["schemas"]["TransactionId"];
            comment?: components["schemas"]["Comment"];
        };
        UpdateWithdrawalStatusBody: {
            transactionId: components["schemas"]["TransactionId"];
            paymentStatusId: components["schemas"]["PaymentStatusId"];
            comment?: components["schemas"]["Comment"];
        };
        BankOption: {
            code: string;
            description: components["schemas"]["Line"];
        };
        WithdrawalRow: {
            requestDate: components["schemas"]["DateTime"];
            transactionId: components["schemas"]["TransactionId"];
            amount: components["schemas"]["Money"];
            amountUsd: components["schemas"]["Money"];
            paymentPlatformName: components["schemas"]["Line"];
            paymentStatusId: components["schemas"]["PaymentStatusId"];
            receipt: string | null;
            comment: components["schemas"]["Comment"];
            currencyCode: components["schemas"]["CurrencyCode"];
        };
        TradingTransferBody: {
            userId: components["schemas"]["Id"];
            companyId: components["schemas"]["CompanyId"];
            amountUsd: components["schemas"]["Amount"];
            cTraderLogin: components["schemas"]["CTraderLogin"];
        };
        EWalletTransferBody: {
            userId: components["schemas"]["Id"];
            companyId: components["schemas"]["CompanyId"];
            amountUsd: components["schemas"]["Amount"];
            cTraderLogin: components["schemas"]["CTraderLogin"];
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description `amountUsd × sellRate`, rounded up to two places. */
            amount: components["schemas"]["Amount"];
        };
        UserTransferForm: {
            /** @description The sender's company; 2 where it is unknown. */
            fromUserCompanyId: components["schemas"]["CompanyId"];
            FromUserId: components["schemas"]["Id"];
            FromUserCTraderLogin: components["schemas"]["CTraderLogin"];
            ToUserEmail: components["schemas"]["Email"];
            ToUserCTraderLogin: components["schemas"]["CTraderLogin"];
            AmountUsd: components["schemas"]["Amount"];
            /**
             * @description Always 0: no staff acts for the user.
             * @constant
             */
            FromStaffId: 0;
            /** @description Selfie with ID or passport: an image or a PDF, at most 5 MB. */
            Reference: components["schemas"]["File"];
        };
        TransferRow: {
            requestDate: components["schemas"]["DateTime"];
            transactionId: components["schemas"]["TransactionId"];
            amount: components["schemas"]["Money"];
            amountUsd: components["schemas"]["Money"];
            fromPlatform: components["schemas"]["Line"];
            toPlatform: components["schemas"]["Line"];
            remarks: components["schemas"]["Comment"];
            comment: components["schemas"]["Comment"];
            paymentStatusId: components["schemas"]["PaymentStatusId"];
            /** @description Same-origin address that only its owner and staff can read. */
            reference: string | null;
        };
        CompoundSchemeRow: {
            subscriptionID: components["schemas"]["Id"];
            cTraderLogin: components["schemas"]["CTraderLogin"];
            subscriptionDate: components["schemas"]["DateTime"];
            subscriptionEndDate: components["schemas"]["DateTime"];
            planName: components["schemas"]["Line"];
            subscriptionDays: number;
            interestDay: number;
            interestAmount: components["schemas"]["Money"];
            status: components["schemas"]["Line"];
            remarks: components["schemas"]["Comment"];
        };
        Name: string;
        Phone: string;
        /** @description MD5 of the password as 32 lower-case hexadecimal digits. The clear password never travels. */
        PasswordDigest: string;
        CreateUserBody: {
            companyId: components["schemas"]["CompanyId"];
            fullname: components["schemas"]["Name"];
            username: string;
            email: components["schemas"]["Email"];
            contactNumber: components["schemas"]["Phone"];
            password: components["schemas"]["PasswordDigest"];
            countryId: components["schemas"]["Id"];
            referralCode: string;
        };
        LoginBody: {
            email: components["schemas"]["Email"];
            password: components["schemas"]["PasswordDigest"];
            companyId: components["schemas"]["CompanyId"];
        };
        /**
         * @description 0 not submitted, 1 pending approval, 3 approved, 4 cancelled by the admin.
         * @enum {integer}
         */
        KycStatus: 0 | 1 | 3 | 4;
        /** @description Who signed in. */
        SessionUser: {
            /** @description The `userId` of every other call. */
            staffUserId: components["schemas"]["Id"];
            companyId: components["schemas"]["CompanyId"];
            username: components["schemas"]["Line"];
            email: components["schemas"]["Email"];
            emailVerifiedAt: components["schemas"]["DateTime"];
            kycStatus: components["schemas"]["KycStatus"];
            currencyCode: components["schemas"]["CurrencyCode"];
            cTraderLogin: components["schemas"]["CTraderLogin"];
            withdrawalBank: string | null;
            withdrawalBankAccountName: string | null;
            withdrawalBankAccountNumber: string | null;
            fullName: components["schemas"]["Line"];
            cTraderBalance: components["schemas"]["Money"];
        };
        ResendVerificationBody: {
            userId: components["schemas"]["Id"];
            companyId: components["schemas"]["CompanyId"];
            email: components["schemas"]["Email"];
        };
        /** @description Midnight where the person lives, as an instant in UTC; so it may read a day early. */
        DateOfBirth: string;
        KycForm: {
            CompanyId: components["schemas"]["CompanyId"];
            UserId: components["schemas"]["Id"];
            FirstName: components["schemas"]["Line"];
            LastName: components["schemas"]["Line"];
            Email: components["schemas"]["Email"];
            ContactNumber: components["schemas"]["Phone"];
            DateOfBirth: components["schemas"]["DateOfBirth"];
            /** @description Address line, city, state and postal code, in this order, separated by commas. */
            Address: string;
            Nationality: components["schemas"]["Name"];
            /** @enum {string} */
            DocumentType: "passport" | "national-id" | "driver-id";
            /** @description Number of the document. */
            Id: string;
            /** @description JPEG or PNG, at most 5 MB. */
            FrontKyc: components["schemas"]["File"];
            /** @description JPEG or PNG, at most 5 MB. */
            BackKyc: components["schemas"]["File"];
        };
        /** @description What the client area shows of its user. */
        UserInfo: {
            fullName: components["schemas"]["Line"];
            email: components["schemas"]["Email"];
            cTraderLogin: components["schemas"]["CTraderLogin"];
            /** @description E-mail verified and identity approved. */
            verified: boolean;
            eWalletBalance: components["schemas"]["Money"];
            cTraderBalance: components["schemas"]["Money"];
            cTraderCashEquity: components["schemas"]["Money"];
            cTraderBonus: components["schemas"]["Money"];
            /** @description Path on the portal's origin. */
            referralLink: string;
            dateOfBirth: components["schemas"]["DateOfBirth"];
            contactNumber: string;
            countryCode: components["schemas"]["CountryCode"];
            currencyCode: components["schemas"]["CurrencyCode"];
            withdrawalBank: string | null;
            withdrawalBankAccountNumber: string | null;
            withdrawalBankAccountName: string | null;
            staffUserId: components["schemas"]["Id"];
            companyId: components["schemas"]["CompanyId"];
            username: components["schemas"]["Line"];
            emailVerifiedAt: components["schemas"]["DateTime"];
            kycStatus: components["schemas"]["KycStatus"];
            kycVerifiedAt: components["schemas"]["DateTime"];
            lastSignInAt: components["schemas"]["DateTime"];
        };
        UpdateUserInfoBody: {
            userId: components["schemas"]["Id"];
            companyId: components["schemas"]["CompanyId"];
            fullName: components["schemas"]["Name"];
            dateOfBirth: components["schemas"]["DateOfBirth"];
            contactNumber: components["schemas"]["Phone"];
            countryCode: components["schemas"]["CountryCode"];
        };
        UpdatePasswordBody: {
            userId: components["schemas"]["Id"];
            companyId: components["schemas"]["CompanyId"];
            oldPassword: components["schemas"]["PasswordDigest"];
            newPassword: components["schemas"]["PasswordDigest"];
        };
        UpdateWithdrawalInfoBody: {
            userId: components["schemas"]["Id"];
            companyId: components["schemas"]["CompanyId"];
            currencyCode: components["schemas"]["CurrencyCode"];
            bankCode: string;
            bankAccountNumber: string;
            bankAccountName: components["schemas"]["Name"];
        };
        Referral: {
            name: components["schemas"]["Line"];
            level: number;
            parent: components["schemas"]["Line"];
            active: boolean;
            dateRegistered: components["schemas"]["DateTime"];
        };
        ResetPasswordBody: {
            email: components["schemas"]["Email"];
            companyId: components["schemas"]["CompanyId"];
        };
        Recipient: {
            cTraderLogin: components["schemas"]["CTraderLogin"];
            email: components["schemas"]["Email"];
            display: components["schemas"]["Line"];
        };
    };
    responses: {
        /** @description The request does not have the shape of the contract; nothing changed. */
        BadRequest: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no session, or it has ended. */
        Unauthorized: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description An id in the request is not the caller's own; nothing changed. */
        Forbidden: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many attempts; `Retry-After` says in how many seconds to come again. */
        TooManyRequests: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The provider failed (500), does not offer the call yet (501) or is not ready (503). */
        Failure: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description A request with this Idempotency-Key is still under way. */
        Conflict: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body or a file is larger than allowed. */
        TooLarge: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The content type, or a file's own type, is not accepted. */
        UnsupportedMediaType: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description This Idempotency-Key came before with another body. */
        Unprocessable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description Made once per intent of the user. The same key and body give the same answer and one effect. */
        IdempotencyKey: string;
        /** @description Always 0: no staff acts for the user. */
        OperateStaffId: 0;
        /** @description The caller. */
        UserId: components["schemas"]["Id"];
        /** @description The caller's company. */
        CompanyId: components["schemas"]["CompanyId"];
    };
    requestBodies: never;
    headers: {
        /** @description Names the request in the provider's log. */
        RequestId: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    ReloadMasterCache: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with a reason. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failure"];
            501: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    GetCompanies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with a reason. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Company"][];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failure"];
            501: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    GetCountries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with a reason. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Country"][];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failure"];
            501: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    GetCurrencies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with a reason. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Currency"][];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failure"];
            501: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    GetStatuses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with a reason. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["PaymentStatus"][];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failure"];
            501: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    GetExternalPaymentTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with a reason. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["ExternalPaymentType"][];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failure"];
            501: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    GetPaymentPlatforms: {
        parameters: {
            query?: {
                paymentAction?: components["schemas"]["PaymentAction"];
                companyId?: components["schemas"]["CompanyId"];
                currencyCode?: components["schemas"]["CurrencyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with a reason. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["PaymentPlatform"][];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failure"];
            501: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    GetSmilePayzPaymentMethod: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with a reason. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["GatewayMethod"][];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failure"];
            501: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    GetOnePayPaymentMethod: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with a reason. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["GatewayBank"][];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failure"];
            501: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    GenerateDepositUrlEss: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once per intent of the user. The same key and body give the same answer and one effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateDepositUrlBody"];
            };
        };
        responses: {
            /** @description Done, or refused with a reason. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["HostedPayment"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failure"];
            501: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    GenerateDepositUrlSmilePayz: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once per intent of the user. The same key and body give the same answer and one effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateDepositUrlSmilePayzBody"];
            };
        };
        responses: {
            /** @description Done, or refused with a reason. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["HostedPayment"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failure"];
            501: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    GenerateDepositUrlOnePay: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once per intent of the user. The same key and body give the same answer and one effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateDepositUrlOnePayBody"];
            };
        };
        responses: {
            /** @description Done, or refused with a reason. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["HostedPayment"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failure"];
            501: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    DepositRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once per intent of the user. The same key and body give the same answer and one effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepositRequestBody"];
            };
        };
        responses: {
            /** @description Done, or refused with a reason. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["DepositCreated"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failure"];
            501: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    SubmitDeposit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once per intent of the user. The same key and body give the same answer and one effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SubmitDepositForm"];
            };
        };
        responses: {
            /** @description Done, or refused with a reason. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failure"];
            501: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    GetSmilePayzDepositMethod: {
        parameters: {
            query: {
                /** @description Always 0: no staff acts for the user. */
                operateStaffId: components["parameters"]["OperateStaffId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with a reason. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["GatewayMethod"][];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failure"];
            501: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    GetOnePayDepositMethod: {
        parameters: {
            query: {
                userCompanyId: components["schemas"]["CompanyId"];
                countryId: components["schemas"]["Id"];
                /** @description Always 0: no staff acts for the user. */
                operateStaffId: components["parameters"]["OperateStaffId"];
                paymentPlatformId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with a reason. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["GatewayBank"][];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failure"];
            501: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    GetDepositTransactionsByUser: {
        parameters: {
            query: {
                /** @description The caller. */
                userId: components["parameters"]["UserId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with a reason. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["DepositRow"][];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failure"];
            501: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    RequestOtpWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OneTimeCodeBody"];
            };
        };
        responses: {
            /** @description Done, or refused with a reason. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["OneTimeCodeSent"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failure"];
            501: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    WithdrawalRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once per intent of the user. The same key and body give the same answer and one effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalBody"];
            };
        };
        responses: {
            /** @description Done, or refused with a reason. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["WithdrawalCreated"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failure"];
            501: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    ApproveWithdrawalRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApproveWithdrawalBody"];
            };
        };
        responses: {
            /** @description Done, or refused with a reason. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failure"];
            501: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    UpdateWithdrawalStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateWithdrawalStatusBody"];
            };
        };
        responses: {
            /** @description Done, or refused with a reason. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failure"];
            501: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    GetWithdrawalMethod: {
        parameters: {
            query?: {
                /** @description MY where left out. */
                countryCode?: components["schemas"]["CountryCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with a reason. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["BankOption"][];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failure"];
            501: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    GetWithdrawalTransactionsByUser: {
        parameters: {
            query: {
                /** @description The caller. */
                userId: components["parameters"]["UserId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with a reason. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["WithdrawalRow"][];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failure"];
            501: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    CTraderTransferRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once per intent of the user. The same key and body give the same answer and one effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TradingTransferBody"];
            };
        };
        responses: {
            /** @description Done, or refused with a reason. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failure"];
            501: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    EWalletTransferRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once per intent of the user. The same key and body give the same answer and one effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EWalletTransferBody"];
            };
        };
        responses: {
            /** @description Done, or refused with a reason. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failure"];
            501: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    CTraderInternalTransferUserToUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once per intent of the user. The same key and body give the same answer and one effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UserTransferForm"];
            };
        };
        responses: {
            /** @description Done, or refused with a reason. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failure"];
            501: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    GetInternalTransactionsByUser: {
        parameters: {
            query: {
                /** @description The caller. */
                userId: components["parameters"]["UserId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with a reason. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["TransferRow"][];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failure"];
            501: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    GetCompoundSchemeLogByUserId: {
        parameters: {
            query: {
                /** @description The caller. */
                userId: components["parameters"]["UserId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with a reason. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CompoundSchemeRow"][];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failure"];
            501: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    CreateUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateUserBody"];
            };
        };
        responses: {
            /** @description Done, or refused with a reason. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failure"];
            501: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    UserLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginBody"];
            };
        };
        responses: {
            /** @description Done, or refused with a reason. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["SessionUser"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failure"];
            501: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    UserLogout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with a reason. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failure"];
            501: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    ResendVerificationEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResendVerificationBody"];
            };
        };
        responses: {
            /** @description Done, or refused with a reason. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failure"];
            501: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    VerifyEmail: {
        parameters: {
            query: {
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with a reason. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failure"];
            501: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    KycVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["KycForm"];
            };
        };
        responses: {
            /** @description Done, or refused with a reason. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failure"];
            501: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    GetUserInfo: {
        parameters: {
            query: {
                /** @description The caller. */
                userId: components["parameters"]["UserId"];
                /** @description The caller's company. */
                companyId: components["parameters"]["CompanyId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with a reason. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["UserInfo"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failure"];
            501: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    UpdateUserInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUserInfoBody"];
            };
        };
        responses: {
            /** @description Done, or refused with a reason. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failure"];
            501: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    UpdateUserPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdatePasswordBody"];
            };
        };
        responses: {
            /** @description Done, or refused with a reason. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failure"];
            501: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    UpdateUserWithdrawalInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateWithdrawalInfoBody"];
            };
        };
        responses: {
            /** @description Done, or refused with a reason. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failure"];
            501: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    GetReferralHierarchy: {
        parameters: {
            query: {
                /** @description The caller. */
                userId: components["parameters"]["UserId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with a reason. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Referral"][];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failure"];
            501: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    ResetUserPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordBody"];
            };
        };
        responses: {
            /** @description Done, or refused with a reason. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failure"];
            501: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    GetEmailAndLoginForCTrader: {
        parameters: {
            query: {
                /** @description The caller. */
                userId: components["parameters"]["UserId"];
                searchInput: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused with a reason. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Recipient"][];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failure"];
            501: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
}
