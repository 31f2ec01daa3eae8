// The smallest sign-in page of this stack: React, React Router, i18next, styled-components and a bare form.
import i18next from "i18next";
import { createRoot } from "react-dom/client";
import { initReactI18next, useTranslation } from "react-i18next";
import { BrowserRouter, Route, Routes } from "react-router-dom";
import { styled } from "styled-components";

const Form = styled.form`
  display: grid;
  gap: 8px;
`;

function SignIn() {
  // The app's type augmentation would reject the keys of this page.
  const { t } = useTranslation() as unknown as { t: (key: string) => string };
  return (
    <Form>
      <label>
        {t("email")} <input name="email" type="email" />
      </label>
      <label>
        {t("password")} <input name="password" type="password" />
      </label>
      <button type="submit">{t("signIn")}</button>
    </Form>
  );
}

await i18next.use(initReactI18next).init({
  lng: "en",
  resources: { en: { translation: { email: "Email", password: "Password", signIn: "Sign in" } } },
});

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <BrowserRouter>
      <Routes>
        <Route path="*" element={<SignIn />} />
      </Routes>
    </BrowserRouter>,
  );
}
