import { defineMessages } from "../i18n/define-messages.ts";

export const sessionMessages = defineMessages("session", {
  headline: "Navigate global markets with confidence",
  tagline: "Your multi-asset trading partner for forex, stocks, commodities, crypto and indices.",
  title: "Sign in",
  intro: "Welcome back. Sign in to your client area.",
  email: "Email",
  password: "Password",
  showPassword: "Show password",
  hidePassword: "Hide password",
  submit: "Sign Me In",
  submitting: "Signing In...",
  forgotPassword: "Forgot your password?",
  noAccount: "Don't have an account?",
  signUp: "Sign up",
  emailRequired: "Email is required",
  emailInvalid: "Invalid email address",
  passwordRequired: "Password is required",
  errorTitle: "Error",
  logout: "Logout",
});
