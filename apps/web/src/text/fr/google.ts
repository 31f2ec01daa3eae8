import type { Text } from "../namespaces.ts";

export const text: Text<"google"> = {
  off: {
    title: "La connexion avec Google n’est pas configurée ici",
    hint: "Utilise ton e-mail et ton mot de passe.",
  },
  blocked: {
    title: "Ton navigateur a bloqué la fenêtre de Google",
    hint: "Autorise les fenêtres pop-up de Trellis, puis réessaie.",
  },
  closed: { title: "La fenêtre de Google a été fermée", hint: "La connexion n’a pas abouti. Réessaie quand tu veux." },
  unreachable: {
    title: "Google n’a pas pu confirmer ton identité",
    hint: "Réessaie, ou utilise ton e-mail et ton mot de passe.",
  },
};
