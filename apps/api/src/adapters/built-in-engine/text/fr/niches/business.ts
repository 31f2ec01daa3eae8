import type { NicheText } from "../../plan-text.ts";

/** Businesses, marketing and careers. */
export const business: NicheText = {
  name: "entrepreneuriat",
  audience: "celles et ceux qui construisent une activité ou une carrière",
  themes: [
    "Les décisions derrière le travail",
    "Clients, prix et offres",
    "Outils et habitudes qui font gagner des heures",
  ],
  tags: ["#Entreprendre", "#PetiteEntreprise", "#ConseilsBusiness", "#CoulissesBusiness"],
  hooks: [
    "J’ai augmenté mon prix, et voilà la suite",
    "Ton offre est bonne, ta première phrase non",
    "Trois e-mails qui m’ont apporté du travail ce mois-ci",
  ],
  questions: [
    "Comment trouver mes premiers clients ?",
    "Combien facturer ?",
    "Qu’est-ce que je devrais arrêter de faire moi-même ?",
  ],
  mistakes: [
    "décrire le service au lieu du résultat",
    "baisser le prix avant d’avoir posé une question",
    "construire des mois sans parler à un seul client",
  ],
  series: ["La décision de la semaine", "Mardi relecture"],
  ideas: [
    [
      "Décortique une décision d’activité avec ses chiffres",
      "Entre quoi tu as choisi, ce que ça a coûté, ce que ça a rapporté en 30 jours. Finis par ce que tu vérifierais d’abord si c’était à refaire.",
    ],
    [
      "Réécris un message de vente en public",
      "Montre l’avant, barre ce qui parle du vendeur, écris l’après en moins de 60 mots. Invite trois personnes à envoyer le leur pour l’épisode suivant.",
    ],
    [
      "Partage le modèle que tu utilises chaque semaine",
      "Une proposition, une trame d’appel ou une liste : filme l’écran, explique les deux lignes qui comptent et offre-le à qui le demande en commentaire.",
    ],
    [
      "Parcours une journée de travail en huit clips honnêtes",
      "Clients, paperasse, attente, doute, une petite victoire, avec les heures à l’écran. Dis laquelle a rapporté de l’argent.",
    ],
    [
      "Prends clairement position sur une habitude de ton métier",
      "Une phrase que tu crois et que beaucoup ne croient pas, deux raisons, une exception. Réponds au désaccord par une question plutôt que par une défense.",
    ],
  ],
  proof: [
    "Écris une étude de cas d’une page",
    "Le problème avec les mots du client, trois étapes, le résultat en un chiffre et une date, ce qui n’a pas marché. Demande l’accord et une citation.",
  ],
};
