import type { NicheText } from "../../plan-text.ts";

/** Lessons, languages and study. */
export const education: NicheText = {
  name: "apprentissage",
  audience: "celles et ceux qui veulent apprendre sans se perdre",
  themes: [
    "Une notion par leçon",
    "Des méthodes de travail qui tiennent",
    "Les erreurs courantes expliquées avec bienveillance",
  ],
  tags: ["#ApprendreEnLigne", "#MethodeDeTravail", "#MiniLecon", "#ApprendreChaqueJour"],
  hooks: [
    "À l’école, on t’a mal appris cette règle",
    "Dix minutes par jour suffisent, si tu les passes comme ça",
    "Trois phrases de natifs absentes des manuels",
  ],
  questions: [
    "Combien de temps pour vraiment comprendre ?",
    "Comment retenir ce que j’étudie ?",
    "Par où commencer quand on part de zéro ?",
  ],
  mistakes: [
    "relire ses notes au lieu de se tester",
    "apprendre des listes de mots sans phrase",
    "passer à la suite sans l’avoir utilisé une fois",
  ],
  series: ["Lundi mini-leçon", "L’erreur que tout le monde fait"],
  ideas: [
    [
      "Filme une leçon de 45 secondes avec un exemple",
      "Une notion, un exemple, une question finale à laquelle on répond en commentaire. Corrige les dix premières réponses et salue le raisonnement, pas la vitesse.",
    ],
    [
      "Explique un sujet à trois niveaux",
      "À un enfant, à un étudiant, à un collègue : 15 secondes chacun. Demande à quel niveau on a décroché et fais la prochaine leçon là.",
    ],
    [
      "Publie une question piège",
      "Trois réponses, dont une fausse que presque tout le monde choisit. Donne la solution le lendemain et explique pourquoi le piège fonctionne.",
    ],
    [
      "Montre tes notes ou une séance de travail",
      "Filme 20 minutes en accéléré, avec la méthode à l’écran. Dis ce que tu as testé, ce que tu avais oublié et quand tu y reviens.",
    ],
    [
      "Corrige cinq vraies erreurs avec bienveillance",
      "Prends-les dans les commentaires ou tes cours, sans nom. Montre l’erreur, la forme juste et le truc pour la retenir.",
    ],
  ],
  proof: [
    "Montre le progrès d’un élève en deux enregistrements",
    "Le même texte, exercice ou problème à quelques semaines d’écart, avec son accord. Donne les heures de pratique entre les deux et l’habitude qui a le plus compté.",
  ],
};
