// Made by `pnpm generate` from the YAML files. Do not edit.
/** The operations of each path, by method. */
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
        /**
         * Read the master data anew.
         * @description After it, every list of this group is what the provider now keeps.
         */
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
        /**
         * The companies of the provider.
         * @description The portal is bound to one of them and takes its name, logo and trading platform from here.
         */
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
        /** The countries that a user can live in. */
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
        /**
         * The currencies and their rates.
         * @description A rate holds at the moment of a request and is frozen with it.
         */
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
        /** The kinds of payment platform. */
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
         * The platforms that the user can pay in or out with.
         * @description Only platforms of the given company and currency that are active for the given action.
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
        /** All payment methods of SmilePayz. */
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
        /** All banks behind OnePay. */
        get: operations["GetOnePayPaymentMethod"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Cache/GetCapabilities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What this provider can do.
         * @description Read once, before anything that depends on it. A provider without it answers 404; then a portal goes by its own configuration.
         */
        get: operations["GetCapabilities"];
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
        /**
         * Open a hosted payment at ESS.
         * @description The deposit is credited when ESS confirms it to the provider, not when the user comes back.
         */
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
        /**
         * Open a hosted payment at SmilePayz.
         * @description Like GenerateDepositUrlEss, with the payment method that the user chose.
         */
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
        /**
         * Open a hosted payment at OnePay, RazorPay or FastPay.
         * @description Like GenerateDepositUrlEss, with the bank that the user chose. The platform says which of the three it is.
         */
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
         * Announce a deposit by bank or cryptocurrency.
         * @description The deposit is a row of the list at once, pending. Nothing is credited before its proof of payment was reviewed.
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
        /**
         * Hand in the proof of payment.
         * @description The fields repeat the request that the proof belongs to.
         */
        post: operations["SubmitDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Deposit/CancelDeposit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a pending deposit of the user.
         * @description Only while it is pending, without a proof and without a payment that has arrived. A payment that arrives later waits for staff. One that is cancelled already stays so, and the call succeeds.
         */
        post: operations["CancelDeposit"];
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
        /** The payment methods of SmilePayz for a deposit. */
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
        /** The banks of OnePay, RazorPay or FastPay for a deposit. */
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
    "/api/Deposit/GetDepositPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the user's deposits, newest first.
         * @description Has the rows of GetDepositTransactionsByUser, which returns the whole list. The next page begins after the last row of this one, so that no row is repeated or left out when new rows arrive meanwhile.
         */
        get: operations["GetDepositPage"];
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
        /**
         * Send a one-time code by e-mail.
         * @description The newest code voids the older ones. A code works once, for the user who asked for it, and to the account that is set when it is asked for; where the request names an amount, for that amount alone.
         */
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
        /**
         * Withdraw from the e-wallet.
         * @description Needs complete bank settings, a verified e-mail address and an approved identity check. The money is held at once, paid out on approval and returned on rejection. With the capability `stepUp` a user who has a second factor is refused with code 1102 before CompleteStepUp; the one-time code stays unused. With the capability `limits` an amount beyond what is left of the day or the month is refused with code 1110, also when several requests arrive at once. With the capability `freeze` it is refused with code 1111 for some hours after a change of password or second factor. With the capability `payees` an account that waits, or a wallet that is not saved, is refused with code 1130.
         */
        post: operations["WithdrawalRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Withdrawal/CancelWithdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a pending withdrawal of the user.
         * @description Only while it is pending, before staff process it. The amount returns to the e-wallet. One that is cancelled already stays so, and the call succeeds.
         */
        post: operations["CancelWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Withdrawal/GetLimits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How much the user can still withdraw, and how much is held.
         * @description A day and a month begin at midnight UTC. A withdrawal counts from its request on, and no longer once it is cancelled or rejected. A withdrawal beyond a limit is refused with code 1110, and so is a request for its one-time code where that names an amount.
         */
        get: operations["GetLimits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Withdrawal/GetFreeze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Until when withdrawals are frozen.
         * @description A freeze begins with a new password, by the profile or by a link, with an authenticator app that is added or removed, by the user or by staff, and with a sign-in by a recovery code. It lasts `freezeHours` of GetCapabilities; a later change begins it again. Meanwhile a withdrawal, a request for its one-time code and a transfer to another user are refused with code 1111. Earlier requests are not affected.
         */
        get: operations["GetFreeze"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Withdrawal/GetPayees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The user's saved accounts, and from when each can be withdrawn to.
         * @description The bank account of the withdrawal settings is the one that withdrawals by a bank go to, saved or not; `accountUsableFrom` tells from when. A withdrawal to a wallet goes to a saved one only. Sorted by name.
         */
        get: operations["GetPayees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Withdrawal/AddPayee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a bank account or a wallet under a name.
         * @description It can be withdrawn to after `waitHours` of GetPayees; at once by a user whose second factor is older than that, who is refused with code 1102 before CompleteStepUp. An e-mail reports it. The same account under the same name again is answered with the saved one, and nothing is written. An account or a name that is saved already is refused with code 1131. For a user with a verified address; at most 20 can be saved.
         */
        post: operations["AddPayee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Withdrawal/RemovePayee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a saved account.
         * @description Withdrawals that were requested before are not affected. The bank account of the withdrawal settings stays set. Saved again, it waits again.
         */
        post: operations["RemovePayee"];
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
        /** Approve a withdrawal. */
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
        /**
         * Move a withdrawal along, or cancel it.
         * @description Only along the allowed steps; Completed and Cancelled are final.
         */
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
        /** The banks that a withdrawal can go to. */
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
    "/api/Withdrawal/GetWithdrawalPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the user's withdrawals, newest first.
         * @description Has the rows of GetWithdrawalTransactionsByUser, which returns the whole list. The next page begins after the last row of this one, so that no row is repeated or left out when new rows arrive meanwhile.
         */
        get: operations["GetWithdrawalPage"];
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
         * Move money from the trading account to the e-wallet.
         * @description Pending for approval; the money is held at once.
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
         * Transfer trading funds to another user.
         * @description Pending for approval; the money is held at once. With the capability `freeze` it is refused with code 1111 for some hours after a change of password or second factor.
         */
        post: operations["CTraderInternalTransferUserToUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/InternalTransfer/CancelTransfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a pending transfer of the user.
         * @description Only while it is pending, by its sender. The amount returns to the trading account. One that is cancelled already stays so, and the call succeeds.
         */
        post: operations["CancelTransfer"];
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
    "/api/InternalTransfer/GetTransferPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the user's transfers, newest first.
         * @description Has the rows of GetInternalTransactionsByUser, which returns the whole list. The next page begins after the last row of this one, so that no row is repeated or left out when new rows arrive meanwhile. A transfer from another user is shown once it is completed, at the time of its request. A provider without `transfers` does not have the call.
         */
        get: operations["GetTransferPage"];
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
        /** The user's compound-interest subscriptions, newest first. */
        get: operations["GetCompoundSchemeLogByUserId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/CompoundScheme/GetCompoundSchemePage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the user's compound-interest subscriptions, newest first.
         * @description Has the rows of GetCompoundSchemeLogByUserId, which returns the whole list. The next page begins after the last row of this one, so that no row is repeated or left out when new rows arrive meanwhile. A provider without `compoundScheme` does not have the call.
         */
        get: operations["GetCompoundSchemePage"];
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
        /**
         * Open an account.
         * @description A verification e-mail is on its way when this answers.
         */
        post: operations["CreateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/User/CompletePasswordReset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password by the link of a reset e-mail.
         * @description The token comes from the link, which then leads to the portal's own page, and works once. Every session and every other link of the user ends with it. Without this extension the link leads to a page of the provider.
         */
        post: operations["CompletePasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/User/SendSupportMessage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to support.
         * @description For users and visitors without an account. The message waits for staff, who answer by e-mail. The sender gets a confirmation with its reference; it repeats the text only to a signed-in user at the own verified address, so that it cannot be abused to send text to strangers. Without this extension a site shows the channels in `contact` of GetCapabilities.
         */
        post: operations["SendSupportMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/User/CreateEmbedToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a one-time token for a journey in a frame.
         * @description Called by the server of a site that has the user's session. The token opens one journey of this user in a frame of that site: it works once, for 60 seconds, and for its purpose only. It ends with the session that created it.
         */
        post: operations["CreateEmbedToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/User/OpenEmbedSession": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange a one-time token for the session of a frame.
         * @description Called by the page in the frame. The answer has a bearer token for the header `Authorization`; there is no cookie. The session may read, and make only those writes that its purpose needs. It ends with the session that created the token. A token is used up by its first exchange, also by a refused one.
         */
        post: operations["OpenEmbedSession"];
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
        /**
         * Sign in.
         * @description Opens the session. A wrong address and a wrong password are refused alike. A user whose e-mail address is not verified may sign in. With the capability `secondFactor` a user who has a second factor is refused with 1101 and a challenge, and no session is opened before CompleteLogin.
         */
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
        /**
         * Sign out.
         * @description Ends the session on the server. A provider without this extension answers 404, and its session ends by its own rules.
         */
        post: operations["UserLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/User/VoidIntent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Void requests with an unknown outcome, by their idempotency keys.
         * @description An unused key is void from then on: a delayed request of this user under it is refused with code 1103 and changes nothing, also when both arrive concurrently. For a used key, the stored answer is returned. The operation is idempotent.
         */
        post: operations["VoidIntent"];
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
        /**
         * Send the verification e-mail again.
         * @description The newest link voids the older ones.
         */
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
         * Verify an e-mail address.
         * @description The token comes from the link in the e-mail. The same token may come again; the answer is the same.
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
        /**
         * Submit the identity check.
         * @description Moves the identity check to pending approval. The details cannot be edited afterwards.
         */
        post: operations["KycVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/User/GetKycReview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The decision of staff about each document of the identity check.
         * @description A check with a refused document has the status "cancelled by admin" until the document is sent again with ResubmitKyc.
         */
        get: operations["GetKycReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/User/ResubmitKyc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the refused documents again.
         * @description The check is pending again; accepted documents stay. Refused with 3001 where the documents were sent already, or reviewed again since `ReviewId`.
         */
        post: operations["ResubmitKyc"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/User/BeginKycCapture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a link by which a phone takes the photo of one side of the user's document.
         * @description The link leads to the portal's page `/capture`, with its token in the fragment. The answer also has a code of four digits, which is not in the link: the user types it on the phone. The link takes one photo within ten minutes, and ends with the session that created it. A user has one link: a new link ends the earlier one. Refused with 3001 while the user has no document to send. A user creates at most 20 links within a day.
         */
        post: operations["BeginKycCapture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/User/GetKycCapture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the state of a link for a phone, and the photo once it has arrived.
         * @description Only the session that created the link can read it. Every other session gets the state `ended`, as for an unknown link. The first read of the photo is in the audit. The photo is part of no identity check until the user sends it with KycVerification or ResubmitKyc. It can be read until an hour after the link was created.
         */
        get: operations["GetKycCapture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/User/OpenKycCapture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a link on the phone by its code, and read which side of the document to photograph.
         * @description Called by the page behind the link, once its user has typed the code that the other device shows. The answer has the side and the end of the link, and nothing about the user. A repeated call has the same answer. A wrong code is refused with 1184; a link takes ten tries. A token that is unknown, was used or has ended gets the same refusal.
         */
        post: operations["OpenKycCapture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/User/SendKycCapture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the photo from the phone.
         * @description A link that was not opened by its code is refused like an unknown token. The first photo uses the token up. The same file can be sent again, such as after a lost answer, and gets the same answer; another file gets the refusal of a used token. The photos of a user may have 60 MB together within a day.
         */
        post: operations["SendKycCapture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/User/GetDataRequests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The copies and deletions that the user requested, and what prevents a deletion and is kept after one.
         * @description A copy that is no longer available is listed without its file.
         */
        get: operations["GetDataRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/User/RequestDataExport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a copy of everything that the provider has about the user.
         * @description A user with a second factor is refused with code 1102 before CompleteStepUp. It is made within minutes, as one archive, and can be downloaded for seven days; an e-mail reports the request, and another one that it is ready. While one is being made, the answer names it. After that there is one a day; an earlier request is refused with code 1150.
         */
        post: operations["RequestDataExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/User/DownloadDataExport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A part of the copy of the user's data.
         * @description The archive is a ZIP file. A large one has several parts; their bytes in order are the file. A part that was downloaded can be downloaded again, ten times within an hour; another attempt is refused with code 4029 and `Retry-After`.
         */
        get: operations["DownloadDataExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/User/RequestDeletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request the deletion of the user's account.
         * @description By the password and the email address of the account, typed in; a user with a second factor is refused with code 1102 before CompleteStepUp. With money, open positions or pending transactions it is refused with code 1152, whose message says which and what to do. It waits for `deletionWaitDays` of GetDataRequests and for staff; until then CancelDeletion takes it back. E-mails report the request, the end of the wait and the deletion. While one is open, the answer names it.
         */
        post: operations["RequestDeletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/User/CancelDeletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back the request to delete the user's account.
         * @description Without an open request nothing is done.
         */
        post: operations["CancelDeletion"];
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
        /** The user, with balances. */
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
        /**
         * Change the password.
         * @description With the capability `stepUp` a user who has a second factor is refused with code 1102 before CompleteStepUp.
         */
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
        /**
         * Change the bank that withdrawals go to.
         * @description With the capability `stepUp` a user who has a second factor is refused with code 1102 before CompleteStepUp. With the capability `payees` another account waits as a saved one does; the first account of a user does not, and a saved one no longer than it does already.
         */
        post: operations["UpdateUserWithdrawalInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/User/UpdateLetterLanguage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the language of the user's e-mails.
         * @description Without it, a provider may use the `Accept-Language` of the registration and the last sign-in, which a portal sends as its current language.
         */
        post: operations["UpdateLetterLanguage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/User/GetTransactionNotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The user's notes on transactions.
         * @description All notes of the caller, the latest change first. No other user can read them, not even the other party of a transfer.
         */
        get: operations["GetTransactionNotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/User/SaveTransactionNote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write, replace or remove the user's note on a transaction.
         * @description The transaction is in one of the caller's own lists; any other is answered with code 2005, as an unknown one is. An empty text removes the note. The text replaces the version that the request names; if another version is stored, nothing is done, and the call is refused with code 1170 and the stored note. A text that is stored already is answered as saved, whatever version the request names, so that a request whose answer was lost can be sent again. At most 500 transactions of a client have a note.
         */
        post: operations["SaveTransactionNote"];
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
        /** The users that the user invited, and those they invited. */
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
         * Ask for a link to set a new password.
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
         * Find the recipient of a transfer.
         * @description A few at most, of the same company, without the caller; for users who may send to another person.
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
    "/api/Security/GetSessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the user is signed in.
         * @description The session of the call itself is marked. No answer contains a secret of a session: `sessionId` names one and opens nothing.
         */
        get: operations["GetSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Security/EndSession": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End one session of the user.
         * @description Its next call answers 401, as after a sign-out. The browser is forgotten, so a later sign-in there is one from a new device.
         */
        post: operations["EndSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Security/EndOtherSessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End every session of the user but that of the call.
         * @description Their browsers are forgotten. It is done also where there is no other session.
         */
        post: operations["EndOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Security/GetSignInHistory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Recent sign-ins of the user, and attempts with a wrong password.
         * @description Newest first. Those that succeeded are at most 30, and those that failed too, so that many failures hide no sign-in.
         */
        get: operations["GetSignInHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Statement/GetStatements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The user's statements, and the periods that can be requested.
         * @description Newest first, at most 200. A statement of a month is made without a request, after the month has ended, for clients whose identity check is approved.
         */
        get: operations["GetStatements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Statement/RequestStatement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a statement of a past month or year, or the confirmation of a completed transaction.
         * @description It is made within seconds. A statement that was made before is not made again: the answer names it. Documents have the name of the approved identity check; without one the request is refused with 2010.
         */
        post: operations["RequestStatement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Statement/DownloadStatement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The file of a statement.
         * @description The bytes are in the answer, so that a session without a cookie reads them as any other call. They never change: `sha256` is that of the page `/verify/{code}`, whose code is in the file. There are 120 attempts within an hour; another one is refused with code 4029 and `Retry-After`.
         */
        get: operations["DownloadStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Event/Stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What changed for the user, as it happens.
         * @description An event says which kind of data to read again, without amounts and names. With `Accept: text/event-stream` the answer is a stream of server-sent events: each has the event as JSON in `data`, and in `id` the place in the stream, which the client sends as `Last-Event-ID` or `after` when it connects again. Without that header the answer is the events so far, as any other answer. The stream has a comment at least every 30 seconds. It ends when the session ends; the next call then answers 401. Events of the kinds `ready`, `reset` and `replaced` are about the stream itself, and have no row: after `reset` the client reads everything again, and after `replaced` it does not connect again soon, since the session or the user has too many streams. Requests of the user's own client programs are no events.
         */
        get: operations["Stream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Event/GetInbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to the user's account, newest first.
         * @description At most the newest 200 entries of the last twelve months. An entry has no amounts and no names: the client writes its sentence from `change`, and links to `subject`. It is written together with the change it is about.
         */
        get: operations["GetInbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Event/MarkRead": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark entries of the inbox as read.
         * @description An entry that is read stays read, so that a repetition changes nothing. Ids of no entry of the user are passed over.
         */
        post: operations["MarkRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Event/GetPreferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * By which channels the user hears of each kind of event.
         * @description One row for each channel that a kind has; those with `isFixed` are always on.
         */
        get: operations["GetPreferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Event/UpdatePreferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch a channel of a kind of event on or off.
         * @description It holds for later events. E-mails that a user asked for, such as codes and links, are always sent. A fixed channel is refused, and so is one that the kind does not have. E-mails about money that are switched off are reported by an e-mail.
         */
        post: operations["UpdatePreferences"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Message/GetThreads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The user's threads of messages, the one with the newest message first.
         * @description At most 50. Each tells its last message, and how many answers the user has not read.
         */
        get: operations["GetThreads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Message/GetThread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A thread with its messages, oldest first.
         * @description At most the newest 200 messages. Reading marks nothing as read: MarkThreadRead does. Another user's thread is refused as an unknown one, with code 1140.
         */
        get: operations["GetThread"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Message/SendMessage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to support, in a new thread or in one of the user's.
         * @description Without a `ThreadId` it opens a thread about a `Topic`, and about a transaction of the user if it names one. A message in a closed thread opens it again. The same `Key` again is answered with the message that it sent, and nothing is written; with another message it is refused with 422. A user who has sent 20 messages within an hour is refused with code 1141, and a user with ten threads that wait for an answer is refused a message by which another thread would wait. The maximum number of files with a message is in `limits.messages` of GetCapabilities; a user who has sent 30 files or 60 MB of files within a day is refused more files with code 1181.
         */
        post: operations["SendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Message/MarkThreadRead": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark the answers of a thread as read, up to a message.
         * @description An answer that is read stays read, so that a repetition changes nothing, and an answer that arrives meanwhile stays unread. Entries of the inbox about the thread are read with it.
         */
        post: operations["MarkThreadRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Security/GetSecondFactor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether sign-in asks the user for a code.
         * @description Tells how many recovery codes are left, and none of them.
         */
        get: operations["GetSecondFactor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Security/BeginAuthenticator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to set up an authenticator app.
         * @description Needs the password, so that a stolen session cannot lock its user out, and a verified e-mail address, to which each change is reported. The secret is shown once and lasts for 15 minutes; the newest voids the older ones. Sign-in does not ask for codes before ConfirmAuthenticator.
         */
        post: operations["BeginAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Security/ConfirmAuthenticator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish the set-up by a code of the app.
         * @description From then on sign-in asks for a code. All other sessions of the user end. The answer has ten recovery codes, which are never shown again.
         */
        post: operations["ConfirmAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Security/RemoveAuthenticator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove the authenticator app and all recovery codes.
         * @description Needs the password and a code of the app or a recovery code. All other sessions of the user end.
         */
        post: operations["RemoveAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Security/KeepSecondFactor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel the request to remove the second factor.
         * @description For a user who did not make the request, or found the app.
         */
        post: operations["KeepSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Security/CreateRecoveryCodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the recovery codes.
         * @description Needs a code of the app. Voids all earlier recovery codes.
         */
        post: operations["CreateRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Security/GetPasskeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The passkeys of the user.
         * @description Lists what the user called each, and when it was last used. No key is in the answer.
         */
        get: operations["GetPasskeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Security/BeginPasskeyRegistration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to add a passkey.
         * @description Needs the password, so that a stolen session cannot add a way in, and a verified e-mail address, to which each change is reported. A user with a second factor is refused with 1102 before CompleteStepUp. A user has ten passkeys at most. The challenge works once, in this session.
         */
        post: operations["BeginPasskeyRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Security/CompletePasskeyRegistration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish adding a passkey.
         * @description The authenticator must have verified its user, by a PIN, a finger or a face. From then on the passkey signs in without a password and without a code. Withdrawals freeze as after any change of the sign-in. The same request again is answered with the passkey that it added, since browsers repeat a request whose answer was lost.
         */
        post: operations["CompletePasskeyRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Security/RemovePasskey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a passkey.
         * @description Needs the password; a user with a second factor is refused with 1102 before CompleteStepUp. All other sessions of the user end. The password remains a way in, so the last passkey can be removed too.
         */
        post: operations["RemovePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Security/BeginPasskeyStepUp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin the proof of a passkey before a call.
         * @description For a call that was refused with 1102. Refused with 1107 where the user has no second factor, and with 1162 where there is no passkey; CompleteStepUp takes a code then. The challenge works once, in this session and for this purpose.
         */
        post: operations["BeginPasskeyStepUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Security/CompletePasskeyStepUp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove a passkey before a call.
         * @description In place of a code in CompleteStepUp, with the same proof: good for one call of this purpose that succeeds, in this session, for five minutes. The same request again is answered alike while its proof is unused.
         */
        post: operations["CompletePasskeyStepUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Security/CompleteStepUp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove the second factor for one call that was refused without it.
         * @description A call of a user with a second factor that was refused with code 1102 is sent again after it, with the same Idempotency-Key. The proof stays with the provider: it is good for one call of this purpose that succeeds, in this session, for five minutes. A code of the app works once; so does a recovery code. The same code again is answered alike while its proof is unused, since browsers repeat a request whose answer was lost. Wrong codes count together with those of sign-in. Refused with code 1107 where the user has no second factor, or no longer has one; the call then needs no proof. RemoveAuthenticator and CreateRecoveryCodes take a code themselves.
         */
        post: operations["CompleteStepUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Security/ReportSignIn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a sign-in as not one's own, by the link of its e-mail.
         * @description An e-mail reports each sign-in from a device that the account was not used on before, with a link to the portal's page `/sign-in-report`. The page sends this call when its reader confirms, so that opening the link changes nothing. Every session and every waiting sign-in of the user ends, the password becomes invalid, withdrawals freeze where the provider has `freeze`, and an e-mail brings a link to set a new password. The token works once, for seven days; the first report voids the links of all earlier sign-ins of the user. An unknown, a used and an expired token have the same refusal.
         */
        post: operations["ReportSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Security/GetLetterPhrase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The user's own phrase in every e-mail.
         * @description Every e-mail of the provider to the user contains the phrase, so that the user recognises one that is not from the provider.
         */
        get: operations["GetLetterPhrase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Security/UpdateLetterPhrase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set, change or remove the user's phrase.
         * @description For a user with a verified address. A user with a second factor is refused with code 1102 where the provider has `stepUp`. The change is reported by e-mail. The same phrase again changes nothing and is not reported.
         */
        post: operations["UpdateLetterPhrase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/User/CompleteLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish a sign-in that needs a code.
         * @description Opens the session. The challenge comes from the refusal 1101 of UserLogin, works once, for five minutes and in the same browser, and dies after five wrong codes. A code of the app works once; so does a recovery code.
         */
        post: operations["CompleteLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/User/RequestFactorRemoval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask staff to remove a lost second factor.
         * @description For a user who knows the password and has neither app nor recovery codes. Nothing is removed before the waiting time is over and staff have decided. The user is notified by e-mail, with a link to cancel; a sign-in with a code cancels it too. A repeated request answers with the first one.
         */
        post: operations["RequestFactorRemoval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/User/BeginPasskeyLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a sign-in by a passkey.
         * @description Takes no address and names no passkey, so that nothing shows whether an account exists. The challenge works once and in this browser alone.
         */
        post: operations["BeginPasskeyLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/User/CompletePasskeyLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in by a passkey.
         * @description Opens the session. The authenticator has verified its user, so that no code of a second factor is requested. An unknown passkey, a removed one, a wrong signature and another origin are refused alike.
         */
        post: operations["CompletePasskeyLogin"];
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
        /**
         * @description 1 is success.
         * @constant
         */
        SuccessCode: 1;
        /** @description Fit to show to the user. */
        Message: string;
        /** @description The call did what it says; there is nothing more to tell. */
        Done: {
            responseCode: components["schemas"]["SuccessCode"];
            responseMessage: components["schemas"]["Message"];
            data: null;
        };
        /**
         * @description Why a call was refused. The list is closed; a new reason is a new version of the contract.
         * @enum {integer}
         */
        RefusalCode: 0 | 1001 | 1002 | 1003 | 1004 | 1005 | 1006 | 1007 | 1008 | 1101 | 1102 | 1103 | 1104 | 1105 | 1106 | 1107 | 1110 | 1111 | 1120 | 1121 | 1130 | 1131 | 1132 | 1140 | 1141 | 1150 | 1151 | 1152 | 1160 | 1161 | 1162 | 1170 | 1180 | 1181 | 1182 | 1183 | 1184 | 1186 | 2001 | 2002 | 2003 | 2004 | 2005 | 2006 | 2007 | 2008 | 2009 | 2010 | 2011 | 2012 | 2013 | 2014 | 2015 | 3001 | 4000 | 4001 | 4003 | 4004 | 4009 | 4013 | 4015 | 4022 | 4029 | 5000 | 5001 | 5003;
        /** @description The call was understood and refused; nothing changed. */
        Refusal: {
            responseCode: components["schemas"]["RefusalCode"];
            responseMessage: components["schemas"]["Message"];
            data: null;
        };
        FieldError: {
            /** @description JSON pointer into the body, or the name of the parameter. */
            path: string;
            /**
             * @description The rule of the schema that it breaks.
             * @example maxLength
             */
            code: string;
            /** @description For developers; not fit to show. */
            message: string;
        };
        /**
         * @description The call was not let through or failed. Where the request does not have the shape of the contract, `errors` name
         *     the fields; else `data` is null.
         */
        Problem: {
            responseCode: components["schemas"]["RefusalCode"];
            responseMessage: components["schemas"]["Message"];
            data: {
                errors: components["schemas"]["FieldError"][];
            } | null;
        };
        /** @description The call did what it says; each call adds its own `data`. */
        Success: {
            responseCode: components["schemas"]["SuccessCode"];
            responseMessage: components["schemas"]["Message"];
        };
        /**
         * @description The company that the portal is bound to.
         * @example 9
         */
        CompanyId: number;
        /** @description One line of text. */
        Line: string;
        /**
         * Format: uri-reference
         * @description An address; one that begins with a slash is on the provider's own origin.
         */
        Address: string;
        Company: {
            companyId: components["schemas"]["CompanyId"];
            companyName: components["schemas"]["Line"];
            /** @description Address of a picture. */
            companyLogo: components["schemas"]["Address"];
            /**
             * Format: uri
             * @description Where the trading platform opens.
             */
            cTraderAppURL: string;
        };
        Id: number;
        /**
         * @description ISO 3166-1 alpha-2.
         * @example MY
         */
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
            /** @description Local currency per US dollar, for deposits. */
            sellRate: components["schemas"]["Rate"];
            /** @description Local currency per US dollar, for withdrawals. */
            buyRate: components["schemas"]["Rate"];
        };
        /**
         * @description 1 Pending, 2 Processing, 3 Shipped, 4 Processed, 5 Completed, 6 Cancelled, unless GetStatuses names other ids.
         * @example 5
         */
        PaymentStatusId: number;
        PaymentStatus: {
            value: components["schemas"]["PaymentStatusId"];
            name: components["schemas"]["Line"];
        };
        /**
         * @description 3 payment gateway, 4 bank transfer, 5 cryptocurrency, unless GetExternalPaymentTypes names other ids.
         * @example 4
         */
        PaymentTypeId: number;
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
        /** @description A way to pay in or out, of one company, in one currency. Limits are in US dollars. */
        PaymentPlatform: {
            paymentPlatformId: components["schemas"]["Id"];
            paymentPlatformName: components["schemas"]["Line"];
            paymentTypeId: components["schemas"]["PaymentTypeId"];
            paymentTypeName: components["schemas"]["Line"];
            activeDeposit: boolean;
            activeWithdrawal: boolean;
            companyId: components["schemas"]["CompanyId"];
            currencyCode: components["schemas"]["CurrencyCode"];
            depositMin: components["schemas"]["Money"];
            depositMax: components["schemas"]["Money"];
            withdrawalMin: components["schemas"]["Money"];
            withdrawalMax: components["schemas"]["Money"];
            /**
             * Format: uri-reference
             * @description Address of a picture.
             */
            logo: string | null;
            bankName: string | null;
            bankAccountName: string | null;
            bankAccountNumber: string | null;
            bankSwiftCode: string | null;
            walletAddress: string | null;
        };
        /** @description A code of the provider or of a gateway. */
        Code: string;
        /** @description A payment method of SmilePayz. */
        GatewayMethod: {
            /** @description The `paymentMethodCode` of GenerateDepositUrlSmilePayz. */
            code: components["schemas"]["Code"];
            description: components["schemas"]["Line"];
        };
        /** @description A bank behind OnePay, RazorPay or FastPay. */
        GatewayBank: {
            /** @description The `merchantBankId` of GenerateDepositUrlOnePay. */
            id: components["schemas"]["Code"];
            bankName: components["schemas"]["Line"];
            branchName: string | null;
        };
        /**
         * @description The name of what a provider may lack. Calls beyond the forty carry it as `x-extension`, calls of the forty as `x-capability`.
         * @enum {string}
         */
        Capability: "capabilities" | "logout" | "registrationDetails" | "voidIntent" | "boundCode" | "withdrawalWallet" | "passwordReset" | "letterLanguage" | "supportMessage" | "embed" | "transactionDetails" | "sessions" | "cancel" | "statements" | "events" | "inbox" | "secondFactor" | "stepUp" | "passkeys" | "limits" | "freeze" | "payees" | "messages" | "notes" | "paging" | "signInAlert" | "letterPhrase" | "kycResubmission" | "kycCapture" | "privacy" | "transfers" | "userTransfers" | "compoundScheme" | "referralHistory";
        /** @description The hours in which the company usually decides a request. From 24 on they are shown as whole working days. Nothing is shown where a figure is null. */
        UsualHours: {
            /** @description A deposit by bank. */
            bankDeposit: number | null;
            /** @description A deposit of cryptocurrency. */
            cryptoDeposit: number | null;
            /** @description A withdrawal. */
            withdrawal: number | null;
            /** @description A transfer that waits for approval. */
            transfer: number | null;
            /** @description A check of identity. */
            identity: number | null;
        };
        /** @description The limits of messages to support, with the capability `messages`. Without them no files are sent. */
        MessageLimits: {
            /** @description The maximum number of files with a message. */
            files: number;
        };
        ProviderLimits: {
            /** @description Minutes from sign-in to the end of a session. */
            sessionMinutes: number | null;
            /** @description Minutes without any input to the end of a session. */
            inactivityMinutes: number | null;
            /** @description Years that a client must have reached. */
            minimumAge: number | null;
            /** @description The smallest deposit that any active platform of the company takes. */
            minimumDepositUsd: number | null;
            usualHours?: components["schemas"]["UsualHours"];
            /** @description The hours for which withdrawals are frozen after a change of password or second factor, with the capability `freeze`. */
            freezeHours?: number | null;
            messages?: components["schemas"]["MessageLimits"];
        };
        /**
         * @description A kind of identity document.
         * @enum {string}
         */
        DocumentKind: "passport" | "national-id" | "driver-id";
        /** @description Where the company differs from the rules of the specification; empty where it does not. */
        IdentityRules: {
            /** @description A regular expression for the whole postal code, by country. A country that is not named has five digits. */
            postalCodes: {
                [key: string]: string;
            };
            /** @description The kinds of document that have no back side to be photographed. */
            documentsWithoutBack: components["schemas"]["DocumentKind"][];
            /** @description The kinds of document that clients of a country identify themselves with, by country. A country that is not named has all three. */
            acceptedDocuments?: {
                [key: string]: components["schemas"]["DocumentKind"][];
            };
        };
        /** @description How a client reaches a person of the company. */
        Contact: {
            /** @description An e-mail address. */
            email: string | null;
            /** @description A telephone number with its dial code. */
            phone: string | null;
            /** @description The hours in which support answers. */
            hours: string | null;
            /**
             * Format: uri
             * @description A page for help.
             */
            url: string | null;
        };
        /** @description What a provider can do, and the figures that a portal shows and checks by. Null where it does not say. */
        Capabilities: {
            /** @description Every capability that is on; a call of one that is not named is never made. */
            capabilities: components["schemas"]["Capability"][];
            /** @description The hosted payment gateways that the company takes deposits with, by lower-case name. */
            gateways: components["schemas"]["Code"][];
            limits: components["schemas"]["ProviderLimits"];
            identity: components["schemas"]["IdentityRules"];
            contact: components["schemas"]["Contact"];
        };
        /** @example amira */
        Username: string;
        /**
         * @description An amount to move, an exact decimal: digits, and at most two more after a point. It is written in one way in JSON,
         *     forms and queries: no sign, exponent, leading zero, other numeral system or space.
         */
        Amount: number;
        /**
         * @description The login of the trading account.
         * @example 5100234
         */
        CTraderLogin: string;
        /**
         * Format: email
         * @example demo@example.com
         */
        Email: string;
        GenerateDepositUrlBody: {
            companyId: components["schemas"]["CompanyId"];
            userId: components["schemas"]["Id"];
            username: components["schemas"]["Username"];
            paymentPlatformId: components["schemas"]["Id"];
            /** @description The platform's currency. */
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description In `currencyCode`. */
            amount: components["schemas"]["Amount"];
            /** @description `amount / sellRate`, half-up to two places. */
            amountUsd: components["schemas"]["Amount"];
            cTraderLogin: components["schemas"]["CTraderLogin"];
            email: components["schemas"]["Email"];
        };
        /**
         * @description Names one deposit, withdrawal or transfer.
         * @example D-20261121-0001
         */
        TransactionId: string;
        HostedPayment: {
            /** @description An absolute https address, or an HTML form to be submitted. */
            paymentUrl: string;
            transactionId: components["schemas"]["TransactionId"];
        };
        GenerateDepositUrlSmilePayzBody: {
            companyId: components["schemas"]["CompanyId"];
            userId: components["schemas"]["Id"];
            username: components["schemas"]["Username"];
            paymentPlatformId: components["schemas"]["Id"];
            /** @description The platform's currency. */
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description In `currencyCode`. */
            amount: components["schemas"]["Amount"];
            /** @description `amount / sellRate`, half-up to two places. */
            amountUsd: components["schemas"]["Amount"];
            cTraderLogin: components["schemas"]["CTraderLogin"];
            email: components["schemas"]["Email"];
            /** @description The `code` of a GatewayMethod. */
            paymentMethodCode: components["schemas"]["Code"];
        };
        GenerateDepositUrlOnePayBody: {
            companyId: components["schemas"]["CompanyId"];
            userId: components["schemas"]["Id"];
            username: components["schemas"]["Username"];
            paymentPlatformId: components["schemas"]["Id"];
            /** @description The platform's currency. */
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description In `currencyCode`. */
            amount: components["schemas"]["Amount"];
            /** @description `amount / sellRate`, half-up to two places. */
            amountUsd: components["schemas"]["Amount"];
            cTraderLogin: components["schemas"]["CTraderLogin"];
            email: components["schemas"]["Email"];
            /** @description The `id` of a GatewayBank. */
            merchantBankId: components["schemas"]["Code"];
            /** @description Its `bankName`. */
            bankName: components["schemas"]["Line"];
        };
        DepositRequestBody: {
            companyId: components["schemas"]["CompanyId"];
            userId: components["schemas"]["Id"];
            username: components["schemas"]["Username"];
            paymentPlatformId: components["schemas"]["Id"];
            /** @description The platform's currency. */
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description In `currencyCode`. */
            amount: components["schemas"]["Amount"];
            /** @description `amount / sellRate`, half-up to two places. */
            amountUsd: components["schemas"]["Amount"];
        };
        DepositCreated: {
            transactionId: components["schemas"]["TransactionId"];
        };
        /**
         * Format: binary
         * @description The bytes of a file, at most 5 MB.
         */
        File: Blob;
        SubmitDepositForm: {
            companyId: components["schemas"]["CompanyId"];
            userId: components["schemas"]["Id"];
            currencyCode: components["schemas"]["CurrencyCode"];
            paymentPlatformId: components["schemas"]["Id"];
            amount: components["schemas"]["Amount"];
            amountUsd: components["schemas"]["Amount"];
            /** @description What DepositRequest answered. */
            transactionId: components["schemas"]["TransactionId"];
            /** @description Proof of payment: an image or a PDF, at most 5 MB. */
            receipt: components["schemas"]["File"];
        };
        CancelBody: {
            transactionId: components["schemas"]["TransactionId"];
        };
        /** @description ISO 8601 in UTC. `1900-01-01T00:00:00` means that there is no date. */
        DateTime: string;
        /** @description Local currency per US dollar, by which the two amounts were converted; null where nothing was converted. */
        ExchangeRate: number | null;
        /** @description Like `DateTime`; null means the same as 1900-01-01, that there is no date. */
        OptionalDateTime: string | null;
        /** @description When staff or a gateway began to process it; null before, and where it was settled at once. */
        ProcessingDate: components["schemas"]["OptionalDateTime"];
        /** @description When it was completed or cancelled; null before. */
        SettledDate: components["schemas"]["OptionalDateTime"];
        /**
         * @description `client` where its user cancelled it, `expiry` where no payment arrived in time; null where it is not cancelled, or was cancelled by the provider.
         * @enum {string|null}
         */
        CancelledBy: "client" | "expiry" | null;
        DepositRow: {
            requestDate: components["schemas"]["DateTime"];
            transactionId: components["schemas"]["TransactionId"];
            /** @description In `currencyCode`. */
            amount: components["schemas"]["Money"];
            amountUsd: components["schemas"]["Money"];
            currencyCode: components["schemas"]["CurrencyCode"];
            paymentPlatformName: components["schemas"]["Line"];
            paymentStatusId: components["schemas"]["PaymentStatusId"];
            /**
             * Format: uri-reference
             * @description Where the proof of payment is; null before one was submitted.
             */
            receipt: string | null;
            rate?: components["schemas"]["ExchangeRate"];
            processingDate?: components["schemas"]["ProcessingDate"];
            settledDate?: components["schemas"]["SettledDate"];
            cancelledBy?: components["schemas"]["CancelledBy"];
        };
        /**
         * @description The place in one list of the caller after which a page begins; no other user can use it.
         * @example D-20261120-0001
         */
        CursorValue: string;
        /**
         * Format: date
         * @description A calendar day in UTC, as all times of the contract.
         * @example 2026-11-20
         */
        Day: string;
        /**
         * @description The cursor of the next page; null on the page with the last row.
         * @example D-20261120-0001
         */
        NextCursor: string | null;
        GetDepositPageAnswer: components["schemas"]["Success"] & {
            data: {
                rows: components["schemas"]["DepositRow"][];
                nextCursor: components["schemas"]["NextCursor"];
            };
        };
        /**
         * @description A wallet on the platform's network; with its checksum, where its kind has one.
         * @example TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC
         */
        WalletAddress: string;
        OneTimeCodeBody: {
            userId: components["schemas"]["Id"];
            /** @description Where the withdrawal will be paid by; together with `amountUsd`. */
            paymentPlatformId?: components["schemas"]["Id"];
            /** @description How much the withdrawal will be; together with `paymentPlatformId`. */
            amountUsd?: components["schemas"]["Amount"];
            /** @description The wallet that the withdrawal will go to; together with `paymentPlatformId` and `amountUsd`. */
            walletAddress?: components["schemas"]["WalletAddress"];
        };
        OneTimeCodeSent: {
            /** @description When the code stops working */
            expiresAt: components["schemas"]["DateTime"];
            /** @description Seconds until another one can be requested. */
            resendAfterSeconds: number;
        };
        /** @description Withdrawals of the caller are frozen; nothing was done. */
        FrozenRefusal: {
            /** @constant */
            responseCode: 1111;
            responseMessage: components["schemas"]["Message"];
            data: {
                /** @description The end of the freeze. */
                frozenUntil: components["schemas"]["DateTime"];
            };
        };
        /** @description The account cannot be withdrawn to; nothing was done. */
        PayeeRefusal: {
            /** @constant */
            responseCode: 1130;
            responseMessage: components["schemas"]["Message"];
            data: {
                /** @description From when it can be; null for a wallet that is not saved. */
                usableFrom: components["schemas"]["OptionalDateTime"];
            };
        };
        WithdrawalBody: {
            companyId: components["schemas"]["CompanyId"];
            userId: components["schemas"]["Id"];
            /** @description In `currencyCode`: `amountUsd × buyRate`, half-up to two places. */
            amount: components["schemas"]["Amount"];
            amountUsd: components["schemas"]["Amount"];
            paymentPlatformId: components["schemas"]["Id"];
            /** @description The platform's currency. */
            currencyCode: components["schemas"]["CurrencyCode"];
            /**
             * @description The one-time code.
             * @example 493027
             */
            otpValue: string;
            /** @description The wallet that the money goes to; for a platform of a network, and for no other. */
            walletAddress?: components["schemas"]["WalletAddress"];
        };
        WithdrawalCreated: {
            transactionId: components["schemas"]["TransactionId"];
        };
        /** @description The limit of a period, and how much of it is used. Without a limit, `limit` and `left` are null. */
        LimitUse: {
            /** @description How much can be withdrawn in the period. */
            limit: number | null;
            /** @description The sum of the withdrawals that were requested in the period and are not cancelled. */
            used: number;
            /** @description How much can still be withdrawn in the period; 0 where more is used than the limit. */
            left: number | null;
            /** @description The end of the period. */
            renewsAt: components["schemas"]["DateTime"];
        };
        WithdrawalLimits: {
            /** @description The balance of the e-wallet */
            available: components["schemas"]["Money"];
            /** @description What is held for withdrawals that wait for a decision. */
            onHold: components["schemas"]["Money"];
            day: components["schemas"]["LimitUse"];
            month: components["schemas"]["LimitUse"];
        };
        GetLimitsAnswer: components["schemas"]["Success"] & {
            data: components["schemas"]["WithdrawalLimits"];
        };
        WithdrawalFreeze: {
            /** @description The end of the current freeze; null while withdrawals are possible. */
            frozenUntil: components["schemas"]["OptionalDateTime"];
        };
        GetFreezeAnswer: components["schemas"]["Success"] & {
            data: components["schemas"]["WithdrawalFreeze"];
        };
        /**
         * @description Names a saved account of the caller.
         * @example 5b8e1f7c-2d3a-4c5b-9e6f-7a8b9c0d1e2f
         */
        PayeeId: string;
        /**
         * @description The user's own name for the account; unlike those of the other saved ones, without regard to the case and the width of its letters. Invisible characters are dropped.
         * @example Daily account
         */
        PayeeName: string;
        /** @description A bank account, which UpdateUserWithdrawalInfo makes the one that withdrawals go to; or a wallet, which WithdrawalRequest names as `walletAddress`. The fields of the other are null. */
        Payee: {
            payeeId: components["schemas"]["PayeeId"];
            name: components["schemas"]["PayeeName"];
            /** @description The `code` of a BankOption. */
            bankCode: string | null;
            bankAccountNumber: string | null;
            /** @description The holder. */
            bankAccountName: string | null;
            walletAddress: string | null;
            /** @description From when it can be withdrawn to; null where it can be now. */
            usableFrom: components["schemas"]["OptionalDateTime"];
        };
        Payees: {
            /** @description The hours that a new account waits. */
            waitHours: number;
            /** @description From when the account of the withdrawal settings can be withdrawn to; null where it can be now. */
            accountUsableFrom: components["schemas"]["OptionalDateTime"];
            payees: components["schemas"]["Payee"][];
        };
        GetPayeesAnswer: components["schemas"]["Success"] & {
            data: components["schemas"]["Payees"];
        };
        /** @description A bank account or a wallet; the fields of the other are null. */
        AddPayeeBody: {
            name: components["schemas"]["PayeeName"];
            /** @description The `code` of a BankOption. */
            bankCode: string | null;
            bankAccountNumber: string | null;
            /** @description The holder. */
            bankAccountName: string | null;
            /** @description The address as WithdrawalRequest has it. */
            walletAddress: string | null;
        };
        AddPayeeAnswer: components["schemas"]["Success"] & {
            data: components["schemas"]["Payee"];
        };
        RemovePayeeBody: {
            payeeId: components["schemas"]["PayeeId"];
        };
        Comment: string | null;
        ApproveWithdrawalBody: {
            transactionId: components["schemas"]["TransactionId"];
            /** @description Shown to the user. */
            comment?: components["schemas"]["Comment"];
        };
        UpdateWithdrawalStatusBody: {
            transactionId: components["schemas"]["TransactionId"];
            paymentStatusId: components["schemas"]["PaymentStatusId"];
            /** @description Shown to the user. */
            comment?: components["schemas"]["Comment"];
        };
        /** @description A bank that a withdrawal can go to. */
        BankOption: {
            /** @description The `bankCode` of UpdateUserWithdrawalInfo. */
            code: components["schemas"]["Code"];
            description: components["schemas"]["Line"];
        };
        WithdrawalRow: {
            requestDate: components["schemas"]["DateTime"];
            transactionId: components["schemas"]["TransactionId"];
            /** @description In `currencyCode`. */
            amount: components["schemas"]["Money"];
            amountUsd: components["schemas"]["Money"];
            currencyCode: components["schemas"]["CurrencyCode"];
            paymentPlatformName: components["schemas"]["Line"];
            paymentStatusId: components["schemas"]["PaymentStatusId"];
            /**
             * Format: uri-reference
             * @description Where the proof of payment is; null before there is one.
             */
            receipt: string | null;
            rate?: components["schemas"]["ExchangeRate"];
            processingDate?: components["schemas"]["ProcessingDate"];
            settledDate?: components["schemas"]["SettledDate"];
            cancelledBy?: components["schemas"]["CancelledBy"];
            comment: components["schemas"]["Comment"];
            /** @description The wallet that the money goes to; null for one that goes to the bank. */
            walletAddress?: string | null;
        };
        GetWithdrawalPageAnswer: components["schemas"]["Success"] & {
            data: {
                rows: components["schemas"]["WithdrawalRow"][];
                nextCursor: components["schemas"]["NextCursor"];
            };
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
            /** @description The user's currency. */
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description In `currencyCode`: `amountUsd × sellRate`, rounded up to two places. */
            amount: components["schemas"]["Amount"];
        };
        UserTransferForm: {
            /**
             * @description The sender's company; 2 where it is left out.
             * @default 2
             */
            fromUserCompanyId?: components["schemas"]["CompanyId"];
            /** @description The sender. */
            FromUserId: components["schemas"]["Id"];
            /** @description The sender's trading account. */
            FromUserCTraderLogin: components["schemas"]["CTraderLogin"];
            /** @description The recipient, as GetEmailAndLoginForCTrader found them. */
            ToUserEmail: components["schemas"]["Email"];
            /** @description The recipient's trading account. */
            ToUserCTraderLogin: components["schemas"]["CTraderLogin"];
            AmountUsd: components["schemas"]["Amount"];
            /**
             * @description Always 0: no member of staff acts for the user.
             * @constant
             */
            FromStaffId: 0;
            /** @description Selfie with ID or passport: an image or a PDF, at most 5 MB. */
            Reference: components["schemas"]["File"];
        };
        TransferRow: {
            requestDate: components["schemas"]["DateTime"];
            transactionId: components["schemas"]["TransactionId"];
            /** @description In `currencyCode`. */
            amount: components["schemas"]["Money"];
            amountUsd: components["schemas"]["Money"];
            currencyCode: components["schemas"]["CurrencyCode"];
            fromPlatform: components["schemas"]["Line"];
            toPlatform: components["schemas"]["Line"];
            remarks: components["schemas"]["Comment"];
            comment: components["schemas"]["Comment"];
            paymentStatusId: components["schemas"]["PaymentStatusId"];
            /**
             * Format: uri-reference
             * @description Where the file of the transfer is; null where it has none.
             */
            reference: string | null;
            rate?: components["schemas"]["ExchangeRate"];
            processingDate?: components["schemas"]["ProcessingDate"];
            settledDate?: components["schemas"]["SettledDate"];
            cancelledBy?: components["schemas"]["CancelledBy"];
        };
        GetTransferPageAnswer: components["schemas"]["Success"] & {
            data: {
                rows: components["schemas"]["TransferRow"][];
                nextCursor: components["schemas"]["NextCursor"];
            };
        };
        CompoundSchemeRow: {
            subscriptionID: components["schemas"]["Id"];
            cTraderLogin: components["schemas"]["CTraderLogin"];
            subscriptionDate: components["schemas"]["DateTime"];
            subscriptionEndDate: components["schemas"]["DateTime"];
            planName: components["schemas"]["Line"];
            /** @description Length of the plan. */
            subscriptionDays: number;
            interestDay: number;
            interestAmount: components["schemas"]["Money"];
            status: components["schemas"]["Line"];
            remarks: components["schemas"]["Comment"];
        };
        GetCompoundSchemePageAnswer: components["schemas"]["Success"] & {
            data: {
                rows: components["schemas"]["CompoundSchemeRow"][];
                nextCursor: components["schemas"]["NextCursor"];
            };
        };
        /** @description Name of a person. */
        Name: string;
        /**
         * @description With its dial code.
         * @example +60123456789
         */
        Phone: string;
        /**
         * @description MD5 of the password as 32 lower-case hexadecimal digits. The clear password never travels.
         * @example 980f815aba0b3cc2a45e11d107953055
         */
        PasswordDigest: string;
        CreateUserBody: {
            companyId: components["schemas"]["CompanyId"];
            fullname: components["schemas"]["Name"];
            username: components["schemas"]["Username"];
            email: components["schemas"]["Email"];
            contactNumber: components["schemas"]["Phone"];
            password: components["schemas"]["PasswordDigest"];
            countryId: components["schemas"]["Id"];
            /** @description Who invited the user. */
            referralCode: string;
            /** @description Only where the provider has `registrationDetails`. */
            city?: string;
            /** @description Only where the provider has `registrationDetails`. */
            nationality?: string;
        };
        CompletePasswordResetBody: {
            /** @description From the link. */
            token: string;
            newPassword: components["schemas"]["PasswordDigest"];
        };
        SupportMessageBody: {
            companyId: components["schemas"]["CompanyId"];
            /**
             * @description What it is about.
             * @enum {string}
             */
            topic: "deposit" | "withdrawal" | "account" | "verification" | "trading" | "complaint" | "other";
            name: components["schemas"]["Name"];
            email: components["schemas"]["Email"];
            /** @description In the words of the sender. */
            message: string;
            /** @description The language that the sender wants to be answered in, as a BCP 47 tag. */
            language: string;
            /**
             * @description The sender agrees that the message is kept in order to be answered.
             * @enum {boolean}
             */
            consent: true;
        };
        /**
         * @description The journey that a token opens.
         * @enum {string}
         */
        EmbedPurpose: "deposit" | "withdrawal" | "verification";
        CreateEmbedTokenBody: {
            companyId: components["schemas"]["CompanyId"];
            userId: components["schemas"]["Id"];
            purpose: components["schemas"]["EmbedPurpose"];
        };
        /** @description A secret of 256 random bits. */
        EmbedSecret: string;
        EmbedToken: {
            token: components["schemas"]["EmbedSecret"];
            /** @description Seconds until the token can no longer be exchanged. */
            expiresInSeconds: number;
        };
        OpenEmbedSessionBody: {
            companyId: components["schemas"]["CompanyId"];
            token: components["schemas"]["EmbedSecret"];
            purpose: components["schemas"]["EmbedPurpose"];
            /** @description The login of the trading account for which the host opens the journey; another user's is refused. */
            account?: string;
        };
        /**
         * @description State of the identity check: 0 not submitted, 1 pending approval, 3 approved, 4 cancelled by the admin. 2 is not
         *     used. A client reads a missing code as 400, which means unknown.
         * @enum {integer}
         */
        KycStatus: 0 | 1 | 3 | 4;
        EmbedSession: {
            /** @description The bearer token of the session. */
            sessionToken: components["schemas"]["EmbedSecret"];
            staffUserId: components["schemas"]["Id"];
            companyId: components["schemas"]["CompanyId"];
            username: components["schemas"]["Username"];
            email: components["schemas"]["Email"];
            kycStatus: components["schemas"]["KycStatus"];
            currencyCode: components["schemas"]["CurrencyCode"];
            cTraderLogin: components["schemas"]["CTraderLogin"];
        };
        LoginBody: {
            email: components["schemas"]["Email"];
            password: components["schemas"]["PasswordDigest"];
            companyId: components["schemas"]["CompanyId"];
        };
        /** @description The signed-in user. Its fields are the values of `x-session`. */
        SessionUser: {
            fullName: components["schemas"]["Line"];
            email: components["schemas"]["Email"];
            cTraderLogin: components["schemas"]["CTraderLogin"];
            /** @description In US dollars. */
            cTraderBalance: components["schemas"]["Money"];
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description Code of a BankOption; null before it is set. */
            withdrawalBank: string | null;
            withdrawalBankAccountNumber: string | null;
            withdrawalBankAccountName: string | null;
            /** @description The `userId` of every other call. */
            staffUserId: components["schemas"]["Id"];
            companyId: components["schemas"]["CompanyId"];
            username: components["schemas"]["Username"];
            emailVerifiedAt: components["schemas"]["DateTime"];
            kycStatus: components["schemas"]["KycStatus"];
        };
        /**
         * @description A secret that the refused caller hands in with the code; 256 random bits.
         * @example Zk1oQm9yV2c0b0RjYl9uU0w2eE1hUmQ5
         */
        Challenge: string;
        /** @description The call was refused until the caller proves the second factor; nothing was done. */
        FactorChallenge: {
            /** @constant */
            responseCode: 1101;
            responseMessage: components["schemas"]["Message"];
            data: {
                challenge: components["schemas"]["Challenge"];
            };
        };
        VoidIntentBody: {
            /** @description The keys of requests of the caller whose outcome is unknown. */
            idempotencyKeys: string[];
        };
        /**
         * @description What became of one key. `voided`: nothing was done, nor will be. `done`: it was done before; the stored answer's
         *     fields stand here. `running`: a request under it is being done at this instant; ask again.
         */
        VoidedIntent: {
            /** Format: uuid */
            idempotencyKey: string;
            /** @enum {string} */
            state: "voided" | "done" | "running";
            /** @description The `transactionId` of the stored answer; null where it has none. */
            transactionId: string | null;
            /** @description The `paymentUrl` of the stored answer; null where it has none. */
            paymentUrl: string | null;
        };
        VoidIntentAnswer: components["schemas"]["Success"] & {
            data: components["schemas"]["VoidedIntent"][];
        };
        ResendVerificationBody: {
            userId: components["schemas"]["Id"];
            companyId: components["schemas"]["CompanyId"];
            email: components["schemas"]["Email"];
        };
        /**
         * Format: date-time
         * @description Midnight where the person lives, as an instant in UTC.
         * @example 1990-05-13T16:00:00Z
         */
        NewDateOfBirth: string;
        KycForm: {
            CompanyId: components["schemas"]["CompanyId"];
            UserId: components["schemas"]["Id"];
            FirstName: components["schemas"]["Line"];
            LastName: components["schemas"]["Line"];
            Email: components["schemas"]["Email"];
            ContactNumber: components["schemas"]["Phone"];
            DateOfBirth: components["schemas"]["NewDateOfBirth"];
            /** @description Address line, city, state and postal code, in this order, separated by commas. */
            Address: string;
            Nationality: components["schemas"]["Line"];
            /** @enum {string} */
            DocumentType: "passport" | "national-id" | "driver-id";
            /** @description Number of the document. */
            Id: components["schemas"]["Code"];
            /** @description JPEG or PNG, at most 5 MB. */
            FrontKyc: components["schemas"]["File"];
            /** @description JPEG or PNG, at most 5 MB. */
            BackKyc?: components["schemas"]["File"];
        };
        /**
         * @description Why a document was refused; null for one that was not.
         * @enum {string|null}
         */
        KycRefusalReason: "blurred" | "dark" | "glare" | "cutOff" | "wrongDocument" | "expired" | "copy" | "other" | null;
        KycDocumentReview: {
            /** @enum {string} */
            side: "front" | "back";
            /** @enum {string} */
            state: "pending" | "accepted" | "refused";
            reason: components["schemas"]["KycRefusalReason"];
            /** @description What staff wrote about a refused document. */
            comment: components["schemas"]["Comment"];
        };
        /** @description The decision of staff about each document of the user's identity check. */
        KycReview: {
            /** @description Names the decision of staff; a resubmission repeats it. Null while no document is refused. */
            reviewId: string | null;
            /** @description Empty where nothing is submitted, and where staff cancelled the check as a whole. Then nothing can be resubmitted. */
            documents: components["schemas"]["KycDocumentReview"][];
        };
        GetKycReviewAnswer: components["schemas"]["Success"] & {
            data: components["schemas"]["KycReview"];
        };
        /** @description A file for each refused document, and for no other. */
        ResubmitKycForm: {
            /** @description The `reviewId` of GetKycReview. */
            ReviewId: components["schemas"]["Code"];
            /** @description JPEG or PNG, at most 5 MB. */
            FrontKyc?: components["schemas"]["File"];
            /** @description JPEG or PNG, at most 5 MB. */
            BackKyc?: components["schemas"]["File"];
        };
        /**
         * @description The side of the document.
         * @enum {string}
         */
        CaptureSide: "front" | "back";
        BeginKycCaptureBody: {
            side: components["schemas"]["CaptureSide"];
        };
        /** @description The id of a link for a phone. It does not open the link. */
        CaptureId: string;
        /** @description The code that the user reads on the computer and types on the phone. */
        CaptureCode: string;
        BeginKycCaptureAnswer: components["schemas"]["Success"] & {
            data: {
                captureId: components["schemas"]["CaptureId"];
                /**
                 * Format: uri
                 * @description The address for the phone, on the portal's origin. A device that has it and the code can send the photo.
                 */
                link: string;
                code: components["schemas"]["CaptureCode"];
                /** @description The time until which the link takes a photo. */
                endsAt: components["schemas"]["DateTime"];
            };
        };
        KycCapture: {
            /** @enum {string} */
            state: "waiting" | "opened" | "received" | "ended";
            /** @description The name of the photo's file on the phone; null before the photo has arrived. */
            fileName: string | null;
            /**
             * @description Null before the photo has arrived.
             * @enum {string|null}
             */
            mediaType: "image/jpeg" | "image/png" | null;
            /** @description The bytes of the photo, without the metadata of the camera; null before the photo has arrived. */
            content: string | null;
        };
        GetKycCaptureAnswer: components["schemas"]["Success"] & {
            data: components["schemas"]["KycCapture"];
        };
        /** @description The secret in the fragment of the link. */
        CaptureToken: string;
        OpenKycCaptureBody: {
            token: components["schemas"]["CaptureToken"];
            code: components["schemas"]["CaptureCode"];
        };
        OpenKycCaptureAnswer: components["schemas"]["Success"] & {
            data: {
                side: components["schemas"]["CaptureSide"];
                /** @description The time until which the link takes a photo. */
                endsAt: components["schemas"]["DateTime"];
            };
        };
        SendKycCaptureForm: {
            Token: components["schemas"]["CaptureToken"];
            /** @description JPEG or PNG, at most 5 MB. */
            File: components["schemas"]["File"];
        };
        /**
         * @description Names a copy of the caller's data; it opens nothing for anybody else.
         * @example 1d7c5a9e-3f42-4b86-8e0d-6a5b4c3d2e1f
         */
        DataExportId: string;
        DataExport: {
            exportId: components["schemas"]["DataExportId"];
            /**
             * @description `making` until it can be downloaded; `removed` after `availableUntil`, or where it could not be made.
             * @enum {string}
             */
            state: "making" | "ready" | "removed";
            requestedAt: components["schemas"]["DateTime"];
            madeAt: components["schemas"]["OptionalDateTime"];
            /** @description Until when it can be downloaded; null while it is being made. */
            availableUntil: components["schemas"]["OptionalDateTime"];
            /** @description The bytes of the archive; 0 where it cannot be downloaded. */
            size: number;
            /** @description How many parts the archive is downloaded in; 0 where it cannot be. */
            parts: number;
        };
        /**
         * @description Names a request of the caller to delete the account.
         * @example 41
         */
        DeletionId: string;
        Deletion: {
            deletionId: components["schemas"]["DeletionId"];
            /**
             * @description `waiting` until it is decided on; `refused` by staff; `cancelled` by the user.
             * @enum {string}
             */
            state: "waiting" | "refused" | "cancelled";
            requestedAt: components["schemas"]["DateTime"];
            /** @description The earliest time of the deletion. */
            erasableFrom: components["schemas"]["DateTime"];
            /** @description What staff wrote to the user. */
            reason: string | null;
        };
        DeletionBlock: {
            /**
             * @description Money in the e-wallet or the trading account, open positions, pending deposits, withdrawals and transfers, or payments that wait for staff.
             * @enum {string}
             */
            kind: "eWallet" | "trading" | "positions" | "deposits" | "withdrawals" | "transfers" | "payments";
            /** @description How many there are. */
            count: number;
            /** @description Their amount in US dollars. */
            amountUsd: number;
        };
        KeptData: {
            /**
             * @description Movements of money, the identity check, messages to support, or the audit.
             * @enum {string}
             */
            category: "transactions" | "identity" | "messages" | "activity";
            years: number;
        };
        DataRequests: {
            /** @description The copies that were requested, newest first, at most 10. */
            exports: components["schemas"]["DataExport"][];
            /** @description From when another copy can be requested; null where one can be now. */
            exportPossibleFrom: components["schemas"]["OptionalDateTime"];
            /** @description The days for which a copy can be downloaded. */
            exportDays: number;
            /** @description The deletions that were requested, newest first, at most 10. */
            deletions: components["schemas"]["Deletion"][];
            /** @description What prevents a deletion now; empty where nothing does. */
            deletionBlocks: components["schemas"]["DeletionBlock"][];
            /** @description The days between a request and the earliest deletion. */
            deletionWaitDays: number;
            /** @description What is stored after a deletion, and for how long. */
            kept: components["schemas"]["KeptData"][];
        };
        GetDataRequestsAnswer: components["schemas"]["Success"] & {
            data: components["schemas"]["DataRequests"];
        };
        RequestDataExportAnswer: components["schemas"]["Success"] & {
            data: {
                exportId: components["schemas"]["DataExportId"];
            };
        };
        DownloadDataExportAnswer: components["schemas"]["Success"] & {
            data: {
                fileName: string;
                /** @constant */
                mediaType: "application/zip";
                /** @description The bytes of the part. */
                content: string;
            };
        };
        RequestDeletionBody: {
            /** @description The address of the account, typed in to confirm. */
            email: components["schemas"]["Email"];
            password: components["schemas"]["PasswordDigest"];
        };
        RequestDeletionAnswer: components["schemas"]["Success"] & {
            data: {
                deletionId: components["schemas"]["DeletionId"];
            };
        };
        /**
         * @description Midnight where the person lives, as an instant in UTC; so it may read a day early. 1900-01-01 means that none is
         *     known.
         * @example 1990-05-13T16:00:00Z
         */
        DateOfBirth: string;
        /** @description What the client area shows of its user. Balances are in US dollars. */
        UserInfo: {
            fullName: components["schemas"]["Line"];
            email: components["schemas"]["Email"];
            cTraderLogin: components["schemas"]["CTraderLogin"];
            verified: boolean;
            eWalletBalance: components["schemas"]["Money"];
            cTraderBalance: components["schemas"]["Money"];
            cTraderCashEquity: components["schemas"]["Money"];
            cTraderBonus: components["schemas"]["Money"];
            referralLink: components["schemas"]["Address"];
            dateOfBirth: components["schemas"]["DateOfBirth"];
            contactNumber: string;
            countryCode: components["schemas"]["CountryCode"];
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description Code of a BankOption; null before it is set. */
            withdrawalBank: string | null;
            withdrawalBankAccountNumber: string | null;
            withdrawalBankAccountName: string | null;
            staffUserId: components["schemas"]["Id"];
            companyId: components["schemas"]["CompanyId"];
            username: components["schemas"]["Username"];
            emailVerifiedAt: components["schemas"]["DateTime"];
            kycStatus: components["schemas"]["KycStatus"];
            kycVerifiedAt: components["schemas"]["OptionalDateTime"];
            lastSignInAt: components["schemas"]["OptionalDateTime"];
            kycReason: string | null;
            city: string | null;
            nationality: string | null;
        };
        UpdateUserInfoBody: {
            userId: components["schemas"]["Id"];
            companyId: components["schemas"]["CompanyId"];
            fullName: components["schemas"]["Line"];
            dateOfBirth: components["schemas"]["NewDateOfBirth"];
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
            /** @description The `code` of a BankOption. */
            bankCode: components["schemas"]["Code"];
            bankAccountNumber: string;
            bankAccountName: string;
        };
        UpdateLetterLanguageBody: {
            /** @description A BCP 47 tag, such as `ms`. One in which the provider writes no letters is refused. */
            language: string;
        };
        /**
         * @description Plain text in lines, without other control characters. Line ends are `\n`, and spaces around the text are dropped.
         * @example Rent for December
         */
        NoteText: string;
        /**
         * @description The name of one state of a note; every change gives the note a new version.
         * @example 7KQ2M4XA
         */
        NoteVersion: string | null;
        /** @description A note as it is stored. The text of a removed one is empty; its version and its date are null. */
        TransactionNote: {
            transactionId: components["schemas"]["TransactionId"];
            text: components["schemas"]["NoteText"];
            version: components["schemas"]["NoteVersion"];
            /** @description The time of the latest change. */
            changedAt: components["schemas"]["OptionalDateTime"];
        };
        GetTransactionNotesAnswer: components["schemas"]["Success"] & {
            data: components["schemas"]["TransactionNote"][];
        };
        SaveTransactionNoteBody: {
            transactionId: components["schemas"]["TransactionId"];
            text: components["schemas"]["NoteText"];
            /** @description The version that the text replaces; null if there is no note. */
            version: components["schemas"]["NoteVersion"];
        };
        SaveTransactionNoteAnswer: components["schemas"]["Success"] & {
            data: components["schemas"]["TransactionNote"];
        };
        /** @description Another version of the note is stored; nothing was done. */
        NoteRefusal: {
            /** @constant */
            responseCode: 1170;
            responseMessage: components["schemas"]["Message"];
            data: components["schemas"]["TransactionNote"];
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
            /** @description What to show of the recipient. */
            display: components["schemas"]["Line"];
        };
        /**
         * @description Names a session of the caller; it opens nothing.
         * @example 4f1f0c9a-7f6e-4c1b-9d3e-0a1b2c3d4e5f
         */
        SessionId: string;
        /**
         * @description What the browser runs on; `unknown` where it does not say.
         * @enum {string}
         */
        DeviceKind: "computer" | "phone" | "tablet" | "unknown";
        /** @description The name of a browser or of an operating system; null where it is not known. */
        Program: string | null;
        /** @description The address that the provider saw; null where it saw none. */
        NetworkAddress: string | null;
        /** @description The country of the address by ISO 3166-1 alpha-2, as a proxy of the provider told it; null where none did. */
        "Country-2": string | null;
        UserSession: {
            sessionId: components["schemas"]["SessionId"];
            kind: components["schemas"]["DeviceKind"];
            browser: components["schemas"]["Program"];
            system: components["schemas"]["Program"];
            address: components["schemas"]["NetworkAddress"];
            country: components["schemas"]["Country-2"];
            signedInAt: components["schemas"]["DateTime"];
            lastSeenAt: components["schemas"]["DateTime"];
            /** @description Whether it is the session of this call. */
            isCurrent: boolean;
        };
        GetSessionsAnswer: components["schemas"]["Success"] & {
            data: components["schemas"]["UserSession"][];
        };
        EndSessionBody: {
            sessionId: components["schemas"]["SessionId"];
        };
        SignIn: {
            signedInAt: components["schemas"]["DateTime"];
            /** @description False for an attempt with a wrong password. */
            succeeded: boolean;
            kind: components["schemas"]["DeviceKind"];
            browser: components["schemas"]["Program"];
            system: components["schemas"]["Program"];
            address: components["schemas"]["NetworkAddress"];
            country: components["schemas"]["Country-2"];
        };
        GetSignInHistoryAnswer: components["schemas"]["Success"] & {
            data: components["schemas"]["SignIn"][];
        };
        /**
         * @description Names a statement of the caller; it opens nothing for anybody else.
         * @example 5b0e6f2a-91c3-4d7e-8a60-1f2e3d4c5b6a
         */
        StatementId: string;
        /**
         * @description The statement of a month, the summary of a calendar year, or the confirmation of a transaction.
         * @enum {string}
         */
        StatementKind: "month" | "year" | "transaction";
        /**
         * @description The month such as `2026-10`, the year such as `2025`, both in UTC, or the id of the transaction.
         * @example 2026-10
         */
        StatementSubject: string;
        /** @enum {string} */
        StatementFormat: "pdf" | "csv";
        Statement: {
            statementId: components["schemas"]["StatementId"];
            kind: components["schemas"]["StatementKind"];
            subject: components["schemas"]["StatementSubject"];
            /**
             * @description `making` until its files are kept.
             * @enum {string}
             */
            state: "making" | "ready";
            madeAt: components["schemas"]["OptionalDateTime"];
            /** @description The formats that it can be downloaded in; empty while it is being made. */
            formats: components["schemas"]["StatementFormat"][];
        };
        /** @example 2026-10 */
        Month: string;
        /** @example 2025 */
        Year: string;
        GetStatementsAnswer: components["schemas"]["Success"] & {
            data: {
                statements: components["schemas"]["Statement"][];
                /** @description The past months without a statement, newest first. */
                months: components["schemas"]["Month"][];
                /** @description The past years without a summary, newest first. */
                years: components["schemas"]["Year"][];
            };
        };
        RequestStatementBody: {
            kind: components["schemas"]["StatementKind"];
            subject: components["schemas"]["StatementSubject"];
        };
        RequestStatementAnswer: components["schemas"]["Success"] & {
            data: {
                statementId: components["schemas"]["StatementId"];
            };
        };
        DownloadStatementAnswer: components["schemas"]["Success"] & {
            data: {
                fileName: string;
                /** @enum {string} */
                mediaType: "application/pdf" | "text/csv";
                sha256: string;
                /** @description The bytes of the file. */
                content: string;
            };
        };
        /** @description A place in the stream of a user; clients do not read it. It is good for an hour. */
        StreamPlace: string;
        /**
         * @description What changed; the kinds `ready`, `reset` and `replaced` are about the stream itself.
         * @enum {string}
         */
        EventKind: "deposit" | "withdrawal" | "transfer" | "identity" | "security" | "statement" | "message" | "ready" | "reset" | "replaced";
        /** @description A change of the user's data, without the data. */
        Event: {
            /** @description The same event has the same id, also where it arrives twice; empty for events about the stream itself. */
            id: string;
            kind: components["schemas"]["EventKind"];
            at: components["schemas"]["DateTime"];
            /** @description The id of the transaction, the statement or the thread of messages; null where there is none. */
            subject: string | null;
        };
        StreamAnswer: components["schemas"]["Success"] & {
            data: {
                place: components["schemas"]["StreamPlace"];
                /** @description Oldest first; a single `reset` where there are more than 100. */
                events: components["schemas"]["Event"][];
            };
        };
        /**
         * @description Names an entry of the caller; it opens nothing for anybody else.
         * @example 8121
         */
        InboxEntryId: string;
        /**
         * @description What an entry of the inbox is about, as the kinds of events.
         * @enum {string}
         */
        InboxKind: "deposit" | "withdrawal" | "transfer" | "identity" | "security" | "statement" | "message";
        /**
         * @description What happened. A client shows a sentence about the kind for a change that it does not know.
         * @enum {string}
         */
        InboxChange: "passwordChanged" | "withdrawalSettingsChanged" | "payeeAdded" | "factorAdded" | "factorRemoved" | "factorRemovalAsked" | "factorRemovalCancelled" | "factorRemovalRejected" | "recoveryCodesCreated" | "recoveryCodeUsed" | "signInCodesFailed" | "passkeyAdded" | "passkeyRemoved" | "signInFromNewDevice" | "signInReported" | "phraseChanged" | "phraseRemoved" | "emailsSwitchedOff" | "dataExportRequested" | "dataExportReady" | "deletionRequested" | "deletionSoon" | "deletionCancelled" | "deletionRefused" | "identityApproved" | "identityCancelled" | "identityDocumentsRefused" | "identityReopened" | "identityExpiresSoon" | "identityExpired" | "depositProcessing" | "depositCompleted" | "depositCancelled" | "depositCancelledByClient" | "depositExpired" | "paymentCredited" | "paymentReturned" | "withdrawalProcessing" | "withdrawalCompleted" | "withdrawalCancelled" | "withdrawalCancelledByClient" | "transferCompleted" | "transferCancelled" | "transferCancelledByClient" | "transferReceived" | "statementReady" | "threadAnswered";
        InboxEntry: {
            entryId: components["schemas"]["InboxEntryId"];
            kind: components["schemas"]["InboxKind"];
            change: components["schemas"]["InboxChange"];
            /** @description The id of the transaction, the statement or the thread of messages; null where there is none. */
            subject: string | null;
            at: components["schemas"]["DateTime"];
            isRead: boolean;
        };
        GetInboxAnswer: components["schemas"]["Success"] & {
            data: {
                entries: components["schemas"]["InboxEntry"][];
                /** @description The unread ones of these entries. */
                unread: number;
            };
        };
        MarkReadBody: {
            /** @description The entries that the user has read, at least one. */
            entryIds: components["schemas"]["InboxEntryId"][];
        };
        /**
         * @description How a user hears of an event.
         * @enum {string}
         */
        InboxChannel: "inbox" | "email";
        Preference: {
            kind: components["schemas"]["InboxKind"];
            channel: components["schemas"]["InboxChannel"];
            isOn: boolean;
            /** @description Whether it cannot be switched off. */
            isFixed: boolean;
        };
        PreferencesAnswer: components["schemas"]["Success"] & {
            data: components["schemas"]["Preference"][];
        };
        UpdatePreferencesBody: {
            kind: components["schemas"]["InboxKind"];
            channel: components["schemas"]["InboxChannel"];
            isOn: boolean;
        };
        /**
         * @description Names a thread of messages of the caller, also in e-mails.
         * @example C-20261121-7KQ2M4XA
         */
        ThreadId: string;
        /**
         * @description What it is about.
         * @enum {string}
         */
        ThreadTopic: "deposit" | "withdrawal" | "account" | "verification" | "trading" | "complaint" | "other";
        /** @enum {string} */
        ThreadState: "waiting" | "answered" | "closed";
        /** @description The `Key` with which the user sent it, by which a client finds a message whose answer was lost; null for one of support. */
        OwnKey: string | null;
        /**
         * @description Who wrote it.
         * @enum {string}
         */
        MessageAuthor: "client" | "staff";
        Thread: {
            threadId: components["schemas"]["ThreadId"];
            topic: components["schemas"]["ThreadTopic"];
            /**
             * @description Of the transaction that it is about; null where it is about none.
             * @enum {string|null}
             */
            transactionKind: "deposit" | "withdrawal" | "transfer" | null;
            /** @description The deposit, withdrawal or transfer that it is about; null where it is about none. */
            transactionId: string | null;
            state: components["schemas"]["ThreadState"];
            openedAt: components["schemas"]["DateTime"];
            /** @description That of its first message. */
            key: components["schemas"]["OwnKey"];
            /** @description The answers that the user has not read. */
            unread: number;
            /** @description Its newest message. */
            last: {
                author: components["schemas"]["MessageAuthor"];
                /** @description The beginning. */
                text: string;
                at: components["schemas"]["DateTime"];
            };
        };
        GetThreadsAnswer: components["schemas"]["Success"] & {
            data: {
                threads: components["schemas"]["Thread"][];
            };
        };
        /**
         * @description Names a message of a thread; a later message has a larger number.
         * @example 40213
         */
        MessageId: string;
        /** @description A file that was sent with a message. */
        MessageFile: {
            /** @description The name of the sender's file, with the ending of its type. */
            name: string;
            /**
             * @description The type of its content.
             * @enum {string}
             */
            mediaType: "image/jpeg" | "image/png" | "application/pdf";
            /** @description The size in bytes. */
            size: number;
            /**
             * Format: uri-reference
             * @description A same-origin address that only the user and staff can read.
             */
            url: string;
        };
        ThreadMessage: {
            messageId: components["schemas"]["MessageId"];
            author: components["schemas"]["MessageAuthor"];
            text: string;
            at: components["schemas"]["DateTime"];
            key: components["schemas"]["OwnKey"];
            /** @description The files that were sent with the message; empty without files. */
            files: components["schemas"]["MessageFile"][];
        };
        GetThreadAnswer: components["schemas"]["Success"] & {
            data: {
                thread: components["schemas"]["Thread"];
                messages: components["schemas"]["ThreadMessage"][];
            };
        };
        /**
         * @description Made once for each message, and sent again with each repetition of it; unlike those of the user's other messages.
         * @example 0c6f6a1e-9b3d-4c55-8f27-1a2b3c4d5e6f
         */
        MessageKey: string;
        /**
         * @description The text of its author with its line breaks: at most 4,000 UTF-16 code units. The limit of the field is twice that, because a line break, which counts as one character, has two in a form. A longer text is refused as malformed.
         * @example My transfer has not arrived yet.
         */
        MessageText: string;
        /** @description A picture or a PDF: jpg, png or pdf by its content, at most 5 MB. */
        MessageUpload: components["schemas"]["File"];
        /** @description Either a `ThreadId`, or a `Topic` and maybe a `TransactionId` of a new thread. The maximum number of files is in `limits.messages` of GetCapabilities. */
        SendMessageForm: {
            Key: components["schemas"]["MessageKey"];
            ThreadId?: components["schemas"]["ThreadId"];
            Topic?: components["schemas"]["ThreadTopic"];
            TransactionId?: components["schemas"]["TransactionId"];
            Text: components["schemas"]["MessageText"];
            File1?: components["schemas"]["MessageUpload"];
            File2?: components["schemas"]["MessageUpload"];
            File3?: components["schemas"]["MessageUpload"];
        };
        SendMessageAnswer: components["schemas"]["Success"] & {
            data: {
                threadId: components["schemas"]["ThreadId"];
                messageId: components["schemas"]["MessageId"];
            };
        };
        /** @description The user has sent too many messages; nothing was done. */
        MessageLimitRefusal: {
            /** @constant */
            responseCode: 1141;
            responseMessage: components["schemas"]["Message"];
            data: {
                /** @description From when the next one can be sent. */
                possibleFrom: components["schemas"]["DateTime"];
            };
        };
        /** @description The user has sent too many files; nothing was done. */
        MessageFilesRefusal: {
            /** @constant */
            responseCode: 1181;
            responseMessage: components["schemas"]["Message"];
            data: {
                /** @description From when these files can be sent. */
                possibleFrom: components["schemas"]["DateTime"];
            };
        };
        MarkThreadReadBody: {
            threadId: components["schemas"]["ThreadId"];
            /** @description The newest message that the user has seen. */
            messageId: components["schemas"]["MessageId"];
        };
        SecondFactor: {
            /** @description Whether sign-in asks for a code. */
            isOn: boolean;
            since: components["schemas"]["OptionalDateTime"];
            /** @description How many recovery codes are unused; 0 while it is off. */
            recoveryCodesLeft: number;
            /** @description When somebody who knows the password asked to remove the second factor; the request waits for staff. */
            removalAskedAt: string | null;
        };
        GetSecondFactorAnswer: components["schemas"]["Success"] & {
            data: components["schemas"]["SecondFactor"];
        };
        BeginAuthenticatorBody: {
            password: components["schemas"]["PasswordDigest"];
        };
        BeginAuthenticatorAnswer: components["schemas"]["Success"] & {
            data: {
                /** @description The secret in base32, to type in where no QR code can be read. */
                secret: string;
                /** @description The address `otpauth://totp/...` of the secret, to show as a QR code. */
                uri: string;
            };
        };
        /**
         * @description Six digits of the authenticator app, or a recovery code. Spaces, hyphens and the case of letters do not matter.
         * @example 492039
         */
        FactorCode: string;
        FactorCodeBody: {
            code: components["schemas"]["FactorCode"];
        };
        RecoveryCodesAnswer: components["schemas"]["Success"] & {
            data: {
                /** @description Shown once; each works once in place of a code of the app. */
                recoveryCodes: string[];
            };
        };
        RemoveAuthenticatorBody: {
            password: components["schemas"]["PasswordDigest"];
            code: components["schemas"]["FactorCode"];
        };
        /** @example 0c9d8e7f-6a5b-4c3d-8e2f-1a0b9c8d7e6f */
        PasskeyId: string;
        /**
         * @description The name by which the user recognises the passkey.
         * @example My phone
         */
        PasskeyName: string;
        Passkey: {
            passkeyId: components["schemas"]["PasskeyId"];
            name: components["schemas"]["PasskeyName"];
            createdAt: components["schemas"]["DateTime"];
            /** @description The last use; null while it was never used. */
            lastUsedAt: string | null;
        };
        GetPasskeysAnswer: components["schemas"]["Success"] & {
            data: {
                /** @description The passkeys of the user, oldest first. */
                passkeys: components["schemas"]["Passkey"][];
            };
        };
        BeginPasskeyRegistrationBody: {
            password: components["schemas"]["PasswordDigest"];
        };
        /**
         * @description What the authenticator signs; 256 random bits. Works once, for five minutes.
         * @example Zk1oQm9yV2c0b0RjYl9uU0w2eE1hUmQ5c0x2d1R6
         */
        PasskeyChallenge: string;
        /**
         * @description The domain that passkeys are of, the host name of the portal or a parent of it.
         * @example portal.northgale.example
         */
        RelyingParty: string;
        /** @description The random id of the user that authenticators store with a passkey; it says nothing about the user. */
        UserHandle: string;
        /**
         * @description The id of the passkey, as its authenticator chose it.
         * @example V7v2hX0c8nYc6rQm1sT4aw
         */
        CredentialId: string;
        BeginPasskeyRegistrationAnswer: components["schemas"]["Success"] & {
            /** @description What the options of `navigator.credentials.create` are made of. A client requires a discoverable credential and the verification of the user. */
            data: {
                challenge: components["schemas"]["PasskeyChallenge"];
                rpId: components["schemas"]["RelyingParty"];
                /** @description The name of the company. */
                rpName: string;
                userHandle: components["schemas"]["UserHandle"];
                /** @description What an authenticator calls the account. */
                userName: string;
                /** @description The ids of the user's passkeys, of which an authenticator makes no second one. */
                known: components["schemas"]["CredentialId"][];
            };
        };
        /** @description The `clientDataJSON` of the browser, with the challenge and the origin of the page. */
        ClientData: string;
        CompletePasskeyRegistrationBody: {
            name: components["schemas"]["PasskeyName"];
            credentialId: components["schemas"]["CredentialId"];
            clientDataJSON: components["schemas"]["ClientData"];
            /** @description The `attestationObject` of the new credential; an attestation of the device is not asked for. */
            attestationObject: string;
            /** @description How the authenticator can be reached, as the browser says. */
            transports: string[];
        };
        CompletePasskeyRegistrationAnswer: components["schemas"]["Success"] & {
            data: components["schemas"]["Passkey"];
        };
        RemovePasskeyBody: {
            passkeyId: components["schemas"]["PasskeyId"];
            password: components["schemas"]["PasswordDigest"];
        };
        /**
         * @description The call that was refused with code 1102, by its name.
         * @enum {string}
         */
        StepUpPurpose: "WithdrawalRequest" | "UpdateUserWithdrawalInfo" | "UpdateUserPassword" | "UpdateLetterPhrase" | "AddPayee" | "RequestDataExport" | "RequestDeletion" | "BeginPasskeyRegistration" | "RemovePasskey";
        BeginPasskeyStepUpBody: {
            purpose: components["schemas"]["StepUpPurpose"];
        };
        BeginPasskeyStepUpAnswer: components["schemas"]["Success"] & {
            data: {
                challenge: components["schemas"]["PasskeyChallenge"];
                rpId: components["schemas"]["RelyingParty"];
                /** @description The ids of the user's passkeys, of which the browser offers those that it has. */
                known: components["schemas"]["CredentialId"][];
            };
        };
        /** @description The `authenticatorData` of an assertion. */
        AuthenticatorData: string;
        /** @description The `signature` of an assertion. */
        PasskeySignature: string;
        CompletePasskeyStepUpBody: {
            purpose: components["schemas"]["StepUpPurpose"];
            credentialId: components["schemas"]["CredentialId"];
            clientDataJSON: components["schemas"]["ClientData"];
            authenticatorData: components["schemas"]["AuthenticatorData"];
            signature: components["schemas"]["PasskeySignature"];
            /** @description Null if the authenticator returns no user handle, which is allowed if the request names the passkeys. */
            userHandle: string | null;
        };
        CompleteStepUpBody: {
            purpose: components["schemas"]["StepUpPurpose"];
            code: components["schemas"]["FactorCode"];
        };
        ReportSignInBody: {
            /** @description From the link. */
            token: string;
        };
        LetterPhrase: {
            /** @description Letters, spaces and at most three digits, with hyphens and apostrophes between them, so that it holds neither a web address nor a telephone number; null for none. */
            phrase: string | null;
        };
        GetLetterPhraseAnswer: components["schemas"]["Success"] & {
            data: components["schemas"]["LetterPhrase"];
        };
        CompleteLoginBody: {
            challenge: components["schemas"]["Challenge"];
            code: components["schemas"]["FactorCode"];
        };
        CompleteLoginAnswer: components["schemas"]["Success"] & {
            data: components["schemas"]["SessionUser"];
        };
        RequestFactorRemovalBody: {
            challenge: components["schemas"]["Challenge"];
        };
        RequestFactorRemovalAnswer: components["schemas"]["Success"] & {
            data: {
                decidedFrom: components["schemas"]["DateTime"];
            };
        };
        BeginPasskeyLoginAnswer: components["schemas"]["Success"] & {
            /** @description What the options of `navigator.credentials.get` are made of. They name no passkey: the authenticator offers those that it has, and nothing shows whether an account exists. */
            data: {
                challenge: components["schemas"]["PasskeyChallenge"];
                rpId: components["schemas"]["RelyingParty"];
            };
        };
        CompletePasskeyLoginBody: {
            companyId: components["schemas"]["CompanyId"];
            credentialId: components["schemas"]["CredentialId"];
            clientDataJSON: components["schemas"]["ClientData"];
            authenticatorData: components["schemas"]["AuthenticatorData"];
            signature: components["schemas"]["PasskeySignature"];
            userHandle: components["schemas"]["UserHandle"];
        };
        CompletePasskeyLoginAnswer: components["schemas"]["Success"] & {
            data: components["schemas"]["SessionUser"];
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
        /** @description An id in the request is not the caller's own, the call is not for them, or it came from another site. */
        Forbidden: {
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
        /** @description Too many attempts; `Retry-After` says in how many seconds to come again. */
        TooManyRequests: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The provider failed. Whether a change was made is unknown; look before repeating it. */
        ServerError: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The provider does not offer this call. */
        NotImplemented: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The provider is not ready; nothing changed. */
        Unavailable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The provider knows no such call. */
        NotFound: {
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
        /**
         * @description A UUID made once per intent of the user. The same key and body give the same answer and one effect; with another
         *     body it is refused with 422; while the first request is under way, with 409; once VoidIntent gave it up, with
         *     code 1103.
         */
        IdempotencyKey: string;
        /**
         * @description Always 0: no member of staff acts for the user.
         * @example 0
         */
        OperateStaffId: 0;
        /**
         * @description The caller.
         * @example 100234
         */
        UserId: components["schemas"]["Id"];
        /**
         * @description The `nextCursor` of the page before, with any limit and period; left out for the first page. A cursor that is not of this list of the caller is refused with code 1180.
         * @example D-20261120-0001
         */
        Cursor: components["schemas"]["CursorValue"];
        /**
         * @description The maximum number of rows of the page; 50 if it is left out.
         * @example 50
         */
        PageLimit: number;
        /**
         * @description The first day of the rows, in UTC.
         * @example 2026-01-01
         */
        FromDay: components["schemas"]["Day"];
        /**
         * @description The last day of the rows, in UTC. A period that ends before it begins has no rows.
         * @example 2026-12-31
         */
        ToDay: components["schemas"]["Day"];
        /**
         * @description The caller's company.
         * @example 9
         */
        CompanyId: components["schemas"]["CompanyId"];
    };
    requestBodies: never;
    headers: {
        /** @description Names the request in the provider's log. */
        RequestId: string;
        /** @description Seconds after which to come again. */
        RetryAfter: number;
    };
    pathItems: never;
}
/** The local definitions of the document, of which it has none. */
export type $defs = Record<string, never>;
/** The inputs and answers of each operation, by its name. */
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
            /** @description Done, or a refusal. */
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
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
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
            /** @description The answer, or a refusal. */
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
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
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
            /** @description The answer, or a refusal. */
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
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
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
            /** @description The answer, or a refusal. */
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
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
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
            /** @description The answer, or a refusal. */
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
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
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
            /** @description The answer, or a refusal. */
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
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    GetPaymentPlatforms: {
        parameters: {
            query?: {
                /** @example 1 */
                paymentAction?: components["schemas"]["PaymentAction"];
                /**
                 * @description The caller's company, also where it is left out.
                 * @example 9
                 */
                companyId?: components["schemas"]["CompanyId"];
                /** @example MYR */
                currencyCode?: components["schemas"]["CurrencyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
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
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
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
            /** @description The answer, or a refusal. */
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
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
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
            /** @description The answer, or a refusal. */
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
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    GetCapabilities: {
        parameters: {
            query?: {
                /**
                 * @description The portal's own company, whose gateways, rules and contact are returned.
                 * @example 9
                 */
                companyId?: components["schemas"]["CompanyId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Capabilities"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    GenerateDepositUrlEss: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID made once per intent of the user. The same key and body give the same answer and one effect; with another
                 *     body it is refused with 422; while the first request is under way, with 409; once VoidIntent gave it up, with
                 *     code 1103.
                 */
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
            /** @description The answer, or a refusal. */
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
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    GenerateDepositUrlSmilePayz: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID made once per intent of the user. The same key and body give the same answer and one effect; with another
                 *     body it is refused with 422; while the first request is under way, with 409; once VoidIntent gave it up, with
                 *     code 1103.
                 */
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
            /** @description The answer, or a refusal. */
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
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    GenerateDepositUrlOnePay: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID made once per intent of the user. The same key and body give the same answer and one effect; with another
                 *     body it is refused with 422; while the first request is under way, with 409; once VoidIntent gave it up, with
                 *     code 1103.
                 */
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
            /** @description The answer, or a refusal. */
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
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    DepositRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID made once per intent of the user. The same key and body give the same answer and one effect; with another
                 *     body it is refused with 422; while the first request is under way, with 409; once VoidIntent gave it up, with
                 *     code 1103.
                 */
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
            /** @description The answer, or a refusal. */
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
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    SubmitDeposit: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID made once per intent of the user. The same key and body give the same answer and one effect; with another
                 *     body it is refused with 422; while the first request is under way, with 409; once VoidIntent gave it up, with
                 *     code 1103.
                 */
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
            /** @description Done, or a refusal. */
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
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    CancelDeposit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelBody"];
            };
        };
        responses: {
            /** @description Done, or a refusal. */
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
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    GetSmilePayzDepositMethod: {
        parameters: {
            query: {
                /**
                 * @description Always 0: no member of staff acts for the user.
                 * @example 0
                 */
                operateStaffId: components["parameters"]["OperateStaffId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
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
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    GetOnePayDepositMethod: {
        parameters: {
            query: {
                /**
                 * @description The caller's company.
                 * @example 9
                 */
                userCompanyId: components["schemas"]["CompanyId"];
                /**
                 * @description The user's country.
                 * @example 458
                 */
                countryId: components["schemas"]["Id"];
                /**
                 * @description Always 0: no member of staff acts for the user.
                 * @example 0
                 */
                operateStaffId: components["parameters"]["OperateStaffId"];
                /**
                 * @description Which of the three gateways.
                 * @example 33
                 */
                paymentPlatformId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
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
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    GetDepositTransactionsByUser: {
        parameters: {
            query: {
                /**
                 * @description The caller.
                 * @example 100234
                 */
                userId: components["parameters"]["UserId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
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
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    GetDepositPage: {
        parameters: {
            query?: {
                /**
                 * @description The `nextCursor` of the page before, with any limit and period; left out for the first page. A cursor that is not of this list of the caller is refused with code 1180.
                 * @example D-20261120-0001
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The maximum number of rows of the page; 50 if it is left out.
                 * @example 50
                 */
                limit?: components["parameters"]["PageLimit"];
                /**
                 * @description The first day of the rows, in UTC.
                 * @example 2026-01-01
                 */
                from?: components["parameters"]["FromDay"];
                /**
                 * @description The last day of the rows, in UTC. A period that ends before it begins has no rows.
                 * @example 2026-12-31
                 */
                to?: components["parameters"]["ToDay"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetDepositPageAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
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
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["OneTimeCodeSent"];
                    }) | components["schemas"]["Refusal"] | components["schemas"]["FrozenRefusal"] | components["schemas"]["PayeeRefusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    WithdrawalRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID made once per intent of the user. The same key and body give the same answer and one effect; with another
                 *     body it is refused with 422; while the first request is under way, with 409; once VoidIntent gave it up, with
                 *     code 1103.
                 */
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
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["WithdrawalCreated"];
                    }) | components["schemas"]["Refusal"] | components["schemas"]["FrozenRefusal"] | components["schemas"]["PayeeRefusal"];
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
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    CancelWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelBody"];
            };
        };
        responses: {
            /** @description Done, or a refusal. */
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
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    GetLimits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetLimitsAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    GetFreeze: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetFreezeAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    GetPayees: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPayeesAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    AddPayee: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddPayeeBody"];
            };
        };
        responses: {
            /** @description The saved account, or a refusal. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddPayeeAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    RemovePayee: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemovePayeeBody"];
            };
        };
        responses: {
            /** @description Done, or a refusal. */
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
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
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
            /** @description Done, or a refusal. */
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
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
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
            /** @description Done, or a refusal. */
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
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    GetWithdrawalMethod: {
        parameters: {
            query?: {
                /** @example MY */
                countryCode?: components["schemas"]["CountryCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
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
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    GetWithdrawalTransactionsByUser: {
        parameters: {
            query: {
                /**
                 * @description The caller.
                 * @example 100234
                 */
                userId: components["parameters"]["UserId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
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
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    GetWithdrawalPage: {
        parameters: {
            query?: {
                /**
                 * @description The `nextCursor` of the page before, with any limit and period; left out for the first page. A cursor that is not of this list of the caller is refused with code 1180.
                 * @example D-20261120-0001
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The maximum number of rows of the page; 50 if it is left out.
                 * @example 50
                 */
                limit?: components["parameters"]["PageLimit"];
                /**
                 * @description The first day of the rows, in UTC.
                 * @example 2026-01-01
                 */
                from?: components["parameters"]["FromDay"];
                /**
                 * @description The last day of the rows, in UTC. A period that ends before it begins has no rows.
                 * @example 2026-12-31
                 */
                to?: components["parameters"]["ToDay"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetWithdrawalPageAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    CTraderTransferRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID made once per intent of the user. The same key and body give the same answer and one effect; with another
                 *     body it is refused with 422; while the first request is under way, with 409; once VoidIntent gave it up, with
                 *     code 1103.
                 */
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
            /** @description Done, or a refusal. */
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
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    EWalletTransferRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID made once per intent of the user. The same key and body give the same answer and one effect; with another
                 *     body it is refused with 422; while the first request is under way, with 409; once VoidIntent gave it up, with
                 *     code 1103.
                 */
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
            /** @description Done, or a refusal. */
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
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    CTraderInternalTransferUserToUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID made once per intent of the user. The same key and body give the same answer and one effect; with another
                 *     body it is refused with 422; while the first request is under way, with 409; once VoidIntent gave it up, with
                 *     code 1103.
                 */
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
            /** @description Done, or a refusal. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Refusal"] | components["schemas"]["FrozenRefusal"];
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
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    CancelTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelBody"];
            };
        };
        responses: {
            /** @description Done, or a refusal. */
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
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    GetInternalTransactionsByUser: {
        parameters: {
            query: {
                /**
                 * @description The caller.
                 * @example 100234
                 */
                userId: components["parameters"]["UserId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
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
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    GetTransferPage: {
        parameters: {
            query?: {
                /**
                 * @description The `nextCursor` of the page before, with any limit and period; left out for the first page. A cursor that is not of this list of the caller is refused with code 1180.
                 * @example D-20261120-0001
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The maximum number of rows of the page; 50 if it is left out.
                 * @example 50
                 */
                limit?: components["parameters"]["PageLimit"];
                /**
                 * @description The first day of the rows, in UTC.
                 * @example 2026-01-01
                 */
                from?: components["parameters"]["FromDay"];
                /**
                 * @description The last day of the rows, in UTC. A period that ends before it begins has no rows.
                 * @example 2026-12-31
                 */
                to?: components["parameters"]["ToDay"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetTransferPageAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    GetCompoundSchemeLogByUserId: {
        parameters: {
            query: {
                /**
                 * @description The caller.
                 * @example 100234
                 */
                userId: components["parameters"]["UserId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
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
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    GetCompoundSchemePage: {
        parameters: {
            query?: {
                /**
                 * @description The `nextCursor` of the page before, with any limit and period; left out for the first page. A cursor that is not of this list of the caller is refused with code 1180.
                 * @example D-20261120-0001
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The maximum number of rows of the page; 50 if it is left out.
                 * @example 50
                 */
                limit?: components["parameters"]["PageLimit"];
                /**
                 * @description The first day of the rows, in UTC.
                 * @example 2026-01-01
                 */
                from?: components["parameters"]["FromDay"];
                /**
                 * @description The last day of the rows, in UTC. A period that ends before it begins has no rows.
                 * @example 2026-12-31
                 */
                to?: components["parameters"]["ToDay"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetCompoundSchemePageAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
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
            /** @description Done, or a refusal. */
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
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    CompletePasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompletePasswordResetBody"];
            };
        };
        responses: {
            /** @description Done, or a refusal. */
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
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    SendSupportMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupportMessageBody"];
            };
        };
        responses: {
            /** @description Done, or a refusal. */
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
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    CreateEmbedToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateEmbedTokenBody"];
            };
        };
        responses: {
            /** @description The token, or a refusal. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["EmbedToken"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    OpenEmbedSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenEmbedSessionBody"];
            };
        };
        responses: {
            /** @description The session, or a refusal. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["EmbedSession"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
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
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["SessionUser"];
                    }) | components["schemas"]["Refusal"] | components["schemas"]["FactorChallenge"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
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
            /** @description Done, or a refusal. */
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
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    VoidIntent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoidIntentBody"];
            };
        };
        responses: {
            /** @description What became of each key, in the order of the request; or a refusal. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoidIntentAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
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
            /** @description Done, or a refusal. */
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
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    VerifyEmail: {
        parameters: {
            query: {
                /** @example 4f1f0c9a-7f6e-4c1b-9b2d-6d0a3f6f2c11 */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or a refusal. */
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
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
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
            /** @description Done, or a refusal. */
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
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    GetKycReview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetKycReviewAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ResubmitKyc: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID made once per intent of the user. The same key and body give the same answer and one effect; with another
                 *     body it is refused with 422; while the first request is under way, with 409; once VoidIntent gave it up, with
                 *     code 1103.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ResubmitKycForm"];
            };
        };
        responses: {
            /** @description Done, or a refusal. */
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
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    BeginKycCapture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BeginKycCaptureBody"];
            };
        };
        responses: {
            /** @description The link, or a refusal. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BeginKycCaptureAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    GetKycCapture: {
        parameters: {
            query: {
                /**
                 * @description From BeginKycCapture.
                 * @example 3Fh9Kd2Lq8Wm5Zr1Tb7Yc4Nv6Xs0Pa2Gj8Ue5Io1Rt3
                 */
                captureId: components["schemas"]["CaptureId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetKycCaptureAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    OpenKycCapture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenKycCaptureBody"];
            };
        };
        responses: {
            /** @description The side, or a refusal. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenKycCaptureAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    SendKycCapture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SendKycCaptureForm"];
            };
        };
        responses: {
            /** @description Done, or a refusal. */
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
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    GetDataRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetDataRequestsAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    RequestDataExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestDataExportAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    DownloadDataExport: {
        parameters: {
            query: {
                /**
                 * @description The copy that GetDataRequests names.
                 * @example 1d7c5a9e-3f42-4b86-8e0d-6a5b4c3d2e1f
                 */
                exportId: components["schemas"]["DataExportId"];
                /**
                 * @description The number of the part; the first is 1.
                 * @example 1
                 */
                part: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DownloadDataExportAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    RequestDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestDeletionBody"];
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestDeletionAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    CancelDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or a refusal. */
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
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    GetUserInfo: {
        parameters: {
            query: {
                /**
                 * @description The caller.
                 * @example 100234
                 */
                userId: components["parameters"]["UserId"];
                /**
                 * @description The caller's company.
                 * @example 9
                 */
                companyId: components["parameters"]["CompanyId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
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
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
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
            /** @description Done, or a refusal. */
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
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
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
            /** @description Done, or a refusal. */
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
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
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
            /** @description Done, or a refusal. */
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
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    UpdateLetterLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateLetterLanguageBody"];
            };
        };
        responses: {
            /** @description Done, or a refusal. */
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
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    GetTransactionNotes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetTransactionNotesAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    SaveTransactionNote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveTransactionNoteBody"];
            };
        };
        responses: {
            /** @description The note as it is stored, or a refusal. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveTransactionNoteAnswer"] | components["schemas"]["Refusal"] | components["schemas"]["NoteRefusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    GetReferralHierarchy: {
        parameters: {
            query: {
                /**
                 * @description The caller.
                 * @example 100234
                 */
                userId: components["parameters"]["UserId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
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
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
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
            /** @description Done, or a refusal. */
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
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    GetEmailAndLoginForCTrader: {
        parameters: {
            query: {
                /**
                 * @description The caller.
                 * @example 100234
                 */
                userId: components["parameters"]["UserId"];
                /**
                 * @description A whole e-mail address or a whole trading login.
                 * @example friend@example.com
                 */
                searchInput: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
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
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    GetSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetSessionsAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    EndSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndSessionBody"];
            };
        };
        responses: {
            /** @description Done, or a refusal. */
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
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    EndOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or a refusal. */
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
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    GetSignInHistory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetSignInHistoryAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    GetStatements: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetStatementsAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    RequestStatement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestStatementBody"];
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestStatementAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    DownloadStatement: {
        parameters: {
            query: {
                /**
                 * @description One of the user's statements.
                 * @example 5b0e6f2a-91c3-4d7e-8a60-1f2e3d4c5b6a
                 */
                statementId: components["schemas"]["StatementId"];
                /**
                 * @description One of its formats.
                 * @example csv
                 */
                format: components["schemas"]["StatementFormat"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DownloadStatementAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    Stream: {
        parameters: {
            query: {
                /**
                 * @description The caller.
                 * @example 100234
                 */
                userId: components["parameters"]["UserId"];
                /**
                 * @description The place up to which the client has all events; without it there is no event of the past.
                 * @example miflzq5s.1041:1041:
                 */
                after?: components["schemas"]["StreamPlace"];
            };
            header?: {
                /** @description The same as `after`, as browsers send it; where both are sent, this one counts. */
                "Last-Event-ID"?: components["schemas"]["StreamPlace"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, a refusal, or the stream. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamAnswer"] | components["schemas"]["Refusal"];
                    /**
                     * @example retry: 3000
                     *
                     *     id: miflzq5s.1041:1041:
                     *     data: {"id":"9034","kind":"deposit","at":"2026-11-21T08:30:00.000Z","subject":"D-20261121-0001"}
                     */
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    GetInbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetInboxAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    MarkRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkReadBody"];
            };
        };
        responses: {
            /** @description Done, or a refusal. */
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
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    GetPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreferencesAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    UpdatePreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdatePreferencesBody"];
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreferencesAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    GetThreads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThreadsAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    GetThread: {
        parameters: {
            query: {
                /**
                 * @description One of the user's threads.
                 * @example C-20261121-7KQ2M4XA
                 */
                threadId: components["schemas"]["ThreadId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThreadAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    SendMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SendMessageForm"];
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendMessageAnswer"] | components["schemas"]["Refusal"] | components["schemas"]["MessageLimitRefusal"] | components["schemas"]["MessageFilesRefusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    MarkThreadRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkThreadReadBody"];
            };
        };
        responses: {
            /** @description Done, or a refusal. */
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
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    GetSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetSecondFactorAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    BeginAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BeginAuthenticatorBody"];
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BeginAuthenticatorAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ConfirmAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FactorCodeBody"];
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    RemoveAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveAuthenticatorBody"];
            };
        };
        responses: {
            /** @description Done, or a refusal. */
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
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    KeepSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or a refusal. */
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
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    CreateRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FactorCodeBody"];
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    GetPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPasskeysAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    BeginPasskeyRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BeginPasskeyRegistrationBody"];
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BeginPasskeyRegistrationAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    CompletePasskeyRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompletePasskeyRegistrationBody"];
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompletePasskeyRegistrationAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    RemovePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemovePasskeyBody"];
            };
        };
        responses: {
            /** @description Done, or a refusal. */
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
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    BeginPasskeyStepUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BeginPasskeyStepUpBody"];
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BeginPasskeyStepUpAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    CompletePasskeyStepUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompletePasskeyStepUpBody"];
            };
        };
        responses: {
            /** @description Done, or a refusal. */
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
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    CompleteStepUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompleteStepUpBody"];
            };
        };
        responses: {
            /** @description Done, or a refusal. */
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
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ReportSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportSignInBody"];
            };
        };
        responses: {
            /** @description Done, or a refusal. */
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
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    GetLetterPhrase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetLetterPhraseAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    UpdateLetterPhrase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LetterPhrase"];
            };
        };
        responses: {
            /** @description Done, or a refusal. */
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
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    CompleteLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompleteLoginBody"];
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompleteLoginAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    RequestFactorRemoval: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestFactorRemovalBody"];
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestFactorRemovalAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    BeginPasskeyLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BeginPasskeyLoginAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    CompletePasskeyLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompletePasskeyLoginBody"];
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompletePasskeyLoginAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
}
