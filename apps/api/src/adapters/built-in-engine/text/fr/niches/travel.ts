import type { NicheText } from "../../plan-text.ts";

/** Trips, places and life on the road. */
export const travel: NicheText = {
  name: "voyage",
  audience: "celles et ceux qui préparent leur prochain voyage",
  themes: ["Des itinéraires avec prix et horaires", "Derrière la carte postale", "Les erreurs qui coûtent cher"],
  tags: ["#ConseilsVoyage", "#LieuxSecrets", "#ItineraireVoyage", "#VoyagerMoinsCher"],
  hooks: [
    "Évite la file que tout le monde publie ; viens ici à 8 h",
    "Ce que 48 heures ici m’ont vraiment coûté",
    "Trois choses que je ne referais pas dans ce voyage",
  ],
  questions: ["Combien de jours faut-il sur place ?", "Quel budget par jour ?", "Peut-on y aller seul en sécurité ?"],
  mistakes: [
    "prévoir quatre étapes en deux jours",
    "réserver le lit le moins cher à une heure de tout",
    "ne filmer que la vue célèbre",
  ],
  series: ["48 heures, un budget", "Carte postale et réalité"],
  ideas: [
    [
      "Fais une publication-carte : un jour, cinq étapes",
      "Pour chacune, l’heure, le prix et la raison en moins de 15 mots. Filme aussi le trajet entre deux étapes : personne ne le montre.",
    ],
    [
      "Filme la carte postale et la réalité d’un lieu",
      "La vue célèbre, puis la file, l’heure et l’angle d’à côté. Dis quand venir et que faire si c’est plein.",
    ],
    [
      "Détaille le coût d’un voyage, ligne par ligne",
      "Transport, lit, repas, entrées, imprévu : cinq lignes à l’écran et le total par jour. Cite une dépense à doubler et une à supprimer.",
    ],
    [
      "Fais ton sac devant la caméra",
      "Étale tout, enlève cinq choses et dis ce qui t’a manqué la dernière fois. Le poids à la fin et la liste complète en commentaire à enregistrer.",
    ],
    [
      "Laisse une personne du coin choisir tes deux prochaines heures",
      "Demande-lui un repas, une balade et une chose à éviter, puis suis ses conseils à l’image. Cite-la et donne la rue exacte, si elle est d’accord.",
    ],
  ],
  proof: [
    "Montre un voyage fait par quelqu’un avec ton itinéraire",
    "Demande trois photos et une correction et place-les à côté des tiennes. Date la mise à jour, pour qu’on voie que tu la tiens à jour.",
  ],
};
