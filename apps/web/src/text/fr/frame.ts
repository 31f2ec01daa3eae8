import type { Text } from "../namespaces.ts";

export const text: Text<"frame"> = {
  skip: "Aller au contenu",
  mainNavigation: "Principale",
  sectionNavigation: "Rubriques",
  home: "Accueil de Trellis",
  openMenu: "Ouvrir le menu",
  closeMenu: "Fermer le menu",
  search: "Recherche et commandes",
  header: {
    dashboard: "Tableau de bord",
    roadmap: "Feuille de route",
    creation: "Création",
    analytics: "Statistiques",
  },
  sidebar: {
    overview: "Vue d’ensemble",
    roadmap: "Feuille de route personnalisée",
    creation: "Création de contenu",
    analytics: "Statistiques",
    preferences: "Modifier les préférences",
    settings: "Réglages",
  },
  assistant: {
    name: "Assistant IA",
    builtIn: "Assistant intégré",
    online: "En ligne",
    hint: "Connaît ta niche, tes objectifs et ton public.",
    ask: "Poser une question",
    action: "Voir ton plan",
  },
  account: {
    open: "Menu du compte de {{name}}",
    own: "Ton compte",
    settings: "Réglages",
    logOut: "Se déconnecter",
  },
};
