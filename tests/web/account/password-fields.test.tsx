import i18next from "i18next";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { beforeAll, expect, it } from "vitest";
import { NewPasswordForm } from "../../../apps/web/src/features/account/new-password-form.section.tsx";
import { PasswordForm } from "../../../apps/web/src/features/account/password-form.section.tsx";
import { SignInScreen } from "../../../apps/web/src/features/account/sign-in.screen.tsx";
import { SignUpForm } from "../../../apps/web/src/features/account/sign-up-form.section.tsx";

const i18n = i18next.createInstance();
beforeAll(() => i18n.use(initReactI18next).init({ lng: "en", resources: {} }));

const none = () => undefined;
const base = { isSending: false, refusal: undefined, onSubmit: none };
const current = "current-password";
const chosen = "new-password";

interface PasswordFormCase {
  name: string;
  form: ReactNode;
  /** The values of `autocomplete` of the password fields, in order. */
  purposes: readonly string[];
}
const forms: readonly PasswordFormCase[] = [
  { name: "sign-in", form: <SignInScreen view="editing" onSubmit={none} onGoogle={none} />, purposes: [current] },
  { name: "sign-up", form: <SignUpForm {...base} onOpenDocument={none} />, purposes: [chosen, chosen] },
  { name: "reset", form: <NewPasswordForm {...base} email="ana@example.com" />, purposes: [chosen, chosen] },
  {
    name: "settings",
    form: <PasswordForm {...base} email="ana@example.com" isRequestingCode={false} onForgot={none} />,
    purposes: [current, chosen, chosen],
  },
];

it.each(forms)("password managers can fill in the passwords of the $name form", ({ form, purposes }) => {
  const html = renderToStaticMarkup(<I18nextProvider i18n={i18n}>{form}</I18nextProvider>);
  const inputs = html.match(/<input[^>]*>/g) ?? [];
  const passwords = inputs.filter((input) => input.includes('type="password"'));
  expect(passwords.map((input) => / autocomplete="([^"]*)"/i.exec(input)?.[1])).toEqual(purposes);
  for (const input of passwords) expect(input).not.toMatch(/readonly|maxlength/i);
  expect(inputs.filter((input) => / autocomplete="username/i.test(input))).toHaveLength(1);
});
