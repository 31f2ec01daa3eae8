import type { NicheText } from "../../plan-text.ts";

/** Team sports, running, cycling and the rest of sport. */
export const sports: NicheText = {
  name: "sport",
  audience: "celles et ceux qui jouent, s’entraînent et suivent ce sport",
  themes: [
    "Des exercices de technique expliqués",
    "Jours de match et jours d’entraînement",
    "Du matériel qui vaut son prix",
  ],
  tags: ["#ConseilsSport", "#JourDeMatch", "#Entrainement", "#GesteTechnique"],
  hooks: [
    "Cet exercice a l’air facile jusqu’au troisième tour",
    "L’erreur qui coûte le plus de points aux amateurs",
    "Ce que je mange, prépare et fais avant une compétition",
  ],
  questions: [
    "Comment gagner en vitesse sans m’entraîner tous les jours ?",
    "De quel matériel ai-je besoin pour débuter ?",
    "Comment rester calme avant un match ?",
  ],
  mistakes: [
    "se donner à fond à chaque entraînement",
    "acheter du matériel avant d’apprendre le geste de base",
    "copier la semaine d’entraînement d’un pro",
  ],
  series: ["L’exercice de la semaine", "En route pour le prochain match"],
  ideas: [
    [
      "Décompose un geste technique en trois images",
      "Départ, contact, fin : fige chaque image, trace un trait et donne une consigne. Filme de profil à demi-vitesse pour que chacun compare avec son geste.",
    ],
    [
      "Filme un jour de match ou de course en dix clips",
      "Sac, petit déjeuner, trajet, échauffement, départ, creux, sommet, résultat, étirement, pensée. Deux secondes chacun, avec à l’écran la décision qui a changé la journée.",
    ],
    [
      "Lance un défi qu’on peut essayer aujourd’hui",
      "Un ballon, un plot ou un mur, 60 secondes et un score qui se compte. Publie d’abord le tien, ratés compris, et partage les trois meilleures réponses.",
    ],
    [
      "Compare le matériel d’un débutant et le tien",
      "Étale les deux, donne les prix et dis où l’argent est bien placé. Précise ce qu’on peut emprunter ou laisser pour dans six mois.",
    ],
    [
      "Analyse une action ou un kilomètre",
      "Montre dix secondes d’images que tu as le droit d’utiliser ou tes propres données, arrête-toi sur la décision et demande ce qu’on ferait. Donne ta réponse en commentaire une heure après.",
    ],
  ],
  proof: [
    "Montre un progrès avec un chrono ou un score",
    "Le même test à trois semaines d’écart : sprint, réussite au service, pouls en côte. Affiche les deux chiffres et explique les séances entre les deux.",
  ],
};
