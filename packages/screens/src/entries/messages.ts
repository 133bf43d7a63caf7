export { checkMessages } from "../locales/check-messages.ts";
export {
  compileMessages,
  type CompiledMessages,
  defineLanguage,
  type LanguageDetails,
  type MessageKey,
  type MessageNamespace,
  type OwnMessages,
} from "../locales/own-messages.ts";
