import type { NicheText } from "../../plan-text.ts";

/** Personal money. */
export const finance: NicheText = {
  name: "finances personnelles",
  audience: "celles et ceux qui veulent vivre plus sereinement avec leur argent",
  themes: [
    "Des budgets qui tiennent un mois normal",
    "Les mots de l’argent en clair",
    "De vrais chiffres, de vraies décisions",
  ],
  tags: ["#BudgetFacile", "#EpargneMaline", "#FinancesPerso", "#EducationFinanciere"],
  hooks: [
    "Ton budget craque le 12, et voici pourquoi",
    "J’ai noté chaque dépense pendant 30 jours",
    "Avant d’investir, regarde ce chiffre",
  ],
  questions: [
    "Combien garder pour les imprévus ?",
    "Rembourser ou épargner d’abord ?",
    "Comment faire un budget avec des revenus irréguliers ?",
  ],
  mistakes: [
    "épargner ce qui reste au lieu de le mettre de côté d’abord",
    "oublier les factures qui tombent une fois par an",
    "suivre un conseil sans connaître les frais",
  ],
  series: ["Le mot d’argent de la semaine", "Un vrai budget, anonyme"],
  ideas: [
    [
      "Montre un budget réel ou d’exemple sur un seul écran",
      "Revenus, charges fixes, courses, loisirs, épargne : cinq lignes en chiffres ronds. Change une ligne en direct et montre l’effet sur 12 mois.",
    ],
    [
      "Explique un mot d’argent avec les courses",
      "Intérêts, inflation ou frais, avec des pièces, des pommes ou des tickets en 40 secondes. Avant de publier, vérifie qu’un ami fâché avec les chiffres peut le redire.",
    ],
    [
      "Compare deux choix sur cinq ans",
      "Louer un téléphone ou l’acheter, un prêt ou un autre : deux colonnes, le total en bas. Donne tes hypothèses et précise que ce n’est pas un conseil personnel.",
    ],
    [
      "Enregistre un point argent de 15 minutes à faire avec toi",
      "Solde, trois prochaines factures, un abonnement à résilier, un virement. Chrono à l’écran, et demande ce que chacun a résilié.",
    ],
    [
      "Raconte une décision d’argent que tu regrettes",
      "L’offre, ce que tu n’as pas lu, le coût total, la question que tu poses désormais. Les chiffres dès la première phrase.",
    ],
  ],
  proof: [
    "Montre un résultat sur plusieurs mois, passages ternes compris",
    "Épargne ou dette, une barre par mois, y compris celui qui a reculé. Dis quelle habitude a changé et quelle part revient à la chance.",
  ],
};
